import { limits } from '#catalogue/limits.ts'
import { type InvalidLink, linkFault } from '../link.ts'
import type { RichInline, RichMark } from '../rich-text.ts'
import type { Attributes } from './html-pieces.ts'
import { superscriptText } from './superscript-text.ts'

/** An open tag and its effect on text. */
interface OpenTag {
  name: string
  isBold: boolean
  isItalic: boolean
  link: { href: string | null; invalidLink: InvalidLink | null } | null
  /** For `sup` and `sub`: the number of pieces before it. */
  raised: { from: number; isUp: boolean } | null
}

/** Deeper tags have no effect. */
const maxOpenTags = 100

const maxInvalidLinkText = 200

export class Inline {
  readonly invalidLinks: InvalidLink[] = []
  readonly #open: OpenTag[] = []
  readonly #names = new Map<string, number>()
  #content: RichInline[] = []
  /** The marks of the open tags, until one opens or closes. */
  #marks: RichMark[] | null = null
  /** The index where raised text begins, which is not joined to the piece before it. */
  #raisedAt = -1

  open(name: string, attributes: Attributes): void {
    if (name === 'br') this.break()
    if (isVoid.test(name) || this.#open.length >= maxOpenTags) return
    const { style = '' } = attributes
    const isStrong = name === 'b' || name === 'strong'
    const weight = styleValue(style, 'font-weight')
    const height = styleValue(style, 'vertical-align')
    const isUp = name === 'sup' || height === 'super'
    const isRaised = isUp || name === 'sub' || height === 'sub'
    if (isRaised) this.#raisedAt = this.#content.length
    this.#open.push({
      name,
      // Google Docs wraps copied text in a `<b>` of normal weight.
      isBold: isStrong
        ? !/^(normal|[1-4]00)$/.test(weight)
        : /^(bold|bolder|[6-9]00)$/.test(weight),
      isItalic:
        name === 'i' || name === 'em' || /^(italic|oblique)/.test(styleValue(style, 'font-style')),
      link: name === 'a' ? this.#link(attributes.href) : null,
      raised: isRaised ? { from: this.#content.length, isUp } : null,
    })
    this.#names.set(name, (this.#names.get(name) ?? 0) + 1)
    this.#marks = null
  }

  close(name: string): void {
    const open = this.#names.get(name) ?? 0
    if (open === 0) return
    this.#names.set(name, open - 1)
    const [tag] = this.#open.splice(
      this.#open.findLastIndex((one) => one.name === name),
      1,
    )
    if (tag?.raised) this.#raise(tag.raised)
    this.#marks = null
  }

  break(): void {
    this.#content.push({ type: 'hardBreak' })
  }

  /** Adds text; white space is collapsed except in preformatted text. */
  add(text: string, isPreformatted = false): void {
    if (!isPreformatted) {
      this.#push(text.replaceAll(/[ \t\r\n\f]+/g, ' '))
      return
    }
    for (const [at, line] of text.split(/\r?\n/).entries()) {
      if (at > 0) this.break()
      this.#push(line.replaceAll('\t', '    '))
    }
  }

  /** Returns the pieces since the last call, without spaces and breaks at either end. */
  end(): RichInline[] {
    const content = this.#content
    if (content.length === 0) return content
    this.#content = []
    this.#raisedAt = -1
    for (const { raised } of this.#open) if (raised) raised.from = 0
    return trimContent(content)
  }

  #push(text: string, marks = this.#marksNow()): void {
    if (text === '') return
    const invalidLink = this.#refusedNow()
    if (invalidLink) invalidLink.text = (invalidLink.text + text).slice(0, maxInvalidLinkText)
    const last = this.#content.at(-1)
    const isApart = this.#raisedAt === this.#content.length
    if (!isApart && last?.type === 'text' && sameMarks(last.marks, marks)) last.text += text
    else this.#content.push({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) })
  }

  /** Replaces raised figures by characters that stay apart from the word or price before them. */
  #raise({ from, isUp }: { from: number; isUp: boolean }): void {
    const pieces = this.#content.splice(from)
    const words = pieces.map((one) => (one.type === 'text' ? one.text : ' ')).join('')
    const before = this.#content.at(-1)
    const raisedText = superscriptText(words, before?.type === 'text' ? before.text : '', isUp)
    const [first] = pieces
    this.#raisedAt = -1
    if (first?.type !== 'text' || raisedText === null) this.#content.push(...pieces)
    else this.#push(raisedText, first.marks ?? [])
  }

  #link(written: string | undefined): NonNullable<OpenTag['link']> {
    const address = (written ?? '').trim()
    // Word links to its own notes, which are not part of the text.
    if (address === '' || address.startsWith('#_')) return { href: null, invalidLink: null }
    if (linkFault(address) === null) return { href: address, invalidLink: null }
    const invalidLink = { text: '', address }
    if (this.invalidLinks.length < limits.richText.invalidLinks) this.invalidLinks.push(invalidLink)
    return { href: null, invalidLink }
  }

  #refusedNow(): InvalidLink | null {
    return this.invalidLinks.length > 0 && this.#isIn('a')
      ? (this.#open.findLast(({ link }) => link)?.link?.invalidLink ?? null)
      : null
  }

  #isIn(name: string): boolean {
    return (this.#names.get(name) ?? 0) > 0
  }

  #marksNow(): RichMark[] {
    this.#marks ??= marksOf(this.#open)
    return this.#marks
  }
}

function marksOf(open: readonly OpenTag[]): RichMark[] {
  const href = open.findLast(({ link }) => link)?.link?.href ?? null
  return [
    ...(href === null ? [] : [{ type: 'link' as const, attrs: { href } }]),
    ...(open.some(({ isBold }) => isBold) ? [{ type: 'bold' as const }] : []),
    ...(open.some(({ isItalic }) => isItalic) ? [{ type: 'italic' as const }] : []),
  ]
}

const isVoid = /^(br|wbr|img|input|meta|link|col|hr|area|base|embed|source|track|param)$/

/** Returns a property of a `style` attribute in lower case, or ''. */
export function styleValue(style: string, property: string): string {
  if (!style.toLowerCase().includes(property)) return ''
  for (const rule of style.split(';')) {
    const at = rule.indexOf(':')
    if (at > 0 && rule.slice(0, at).trim().toLowerCase() === property)
      return rule
        .slice(at + 1)
        .trim()
        .toLowerCase()
  }
  return ''
}

function sameMarks(one: readonly RichMark[] = [], other: readonly RichMark[]): boolean {
  if (one.length !== other.length) return false
  return one.length === 0 || JSON.stringify(one) === JSON.stringify(other)
}

function trimContent(content: readonly RichInline[]): RichInline[] {
  const hasText = (one: RichInline) => one.type === 'text' && one.text.trim() !== ''
  const trimmedContent = content.slice(
    content.findIndex(hasText),
    content.findLastIndex(hasText) + 1,
  )
  const [first, last] = [trimmedContent.at(0), trimmedContent.at(-1)]
  if (first?.type === 'text') first.text = first.text.trimStart()
  if (last?.type === 'text') last.text = last.text.trimEnd()
  return trimmedContent
}
