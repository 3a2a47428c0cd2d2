import { limits } from '../limits.ts'
import { isSafeLink } from './link.ts'
import type { RichInline, RichMark } from './rich-text.ts'

/** The words of a block as they are read, with the marks that are open. */
export class Inline {
  #bold = 0
  #italic = 0
  /** Of the links that are open; null where an address is none that a text may have. */
  #links: (string | null)[] = []
  #content: RichInline[] = []

  /** Takes a tag that is about words; false: it is about something else. */
  take(name: string, isEnd: boolean, tag: string): boolean {
    const step = isEnd ? -1 : 1
    if (name === 'b' || name === 'strong') this.#bold = Math.max(0, this.#bold + step)
    else if (name === 'i' || name === 'em') this.#italic = Math.max(0, this.#italic + step)
    else if (name === 'br') this.#content.push({ type: 'hardBreak' })
    else if (name === 'a' && isEnd) this.#links.pop()
    else if (name === 'a') this.#links.push(addressIn(tag))
    else return false
    return true
  }

  add(text: string): void {
    const words = unescaped(text.replaceAll(/[ \t\r\n\f]+/g, ' '))
    if (words === '') return
    const marks = this.#marks()
    const last = this.#content.at(-1)
    if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) {
      last.text += words
      return
    }
    this.#content.push({ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) })
  }

  /** What has come since the last time, without blanks and breaks around it. */
  end(): RichInline[] {
    const content = this.#content
    this.#content = []
    trim(content, 0, (text) => text.trimStart())
    trim(content, -1, (text) => text.trimEnd())
    return content
  }

  #marks(): RichMark[] {
    const href = this.#links.at(-1) ?? null
    return [
      ...(href === null ? [] : [{ type: 'link' as const, attrs: { href } }]),
      ...(this.#bold > 0 ? [{ type: 'bold' as const }] : []),
      ...(this.#italic > 0 ? [{ type: 'italic' as const }] : []),
    ]
  }
}

function trim(content: RichInline[], at: 0 | -1, trimmed: (text: string) => string): void {
  for (let one = content.at(at); one; one = content.at(at)) {
    if (one.type === 'text') {
      one.text = trimmed(one.text)
      if (one.text !== '') return
    }
    if (at === 0) content.shift()
    else content.pop()
  }
}

function addressIn(tag: string): string | null {
  const [, , double, single, bare] =
    /\shref\s*=\s*("([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? []
  const address = unescaped(double ?? single ?? bare ?? '').trim()
  const isOurs = address.length <= limits.url && isSafeLink(address, { prose: true })
  return isOurs && address !== '' ? address : null
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? all
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}
