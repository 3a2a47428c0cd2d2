import type { InvalidLink } from '../link.ts'
import type { RichBlock, RichInline, RichListItem } from '../rich-text.ts'
import { Inline } from './html-inline.ts'
import { type Attributes, htmlPieces } from './html-pieces.ts'
import { TableRows } from './table-rows.ts'
import { isWordSign, putWordEntry, startAttrs, type WordEntry, wordEntry } from './word-lists.ts'

export function isHtml(text: string): boolean {
  return /<[/!]?[a-z-]/i.test(text)
}

interface OpenElement {
  name: 'text' | 'blockquote' | 'ul' | 'ol' | 'li'
  content: (RichBlock | RichListItem)[]
  /** For numbered lists. */
  start?: number
}

/** Deeper elements become siblings. */
const maxDepth = 12

export interface HtmlText {
  content: RichBlock[]
  /** Links to addresses that no text may have; their text stays. */
  invalidLinks: readonly InvalidLink[]
}

/** Returns HTML as the blocks that the editor supports, and everything else as text. */
export function readHtml(html: string): HtmlText {
  const reader = new HtmlReader()
  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'text') reader.text(piece.text)
    else if (piece.kind === 'open') reader.open(piece.name, piece.attributes, piece.isWhole)
    else reader.close(piece.name)
  }
  return reader.end()
}

const blockElements =
  /^(p|div|h[1-6]|li|ul|ol|menu|dir|dl|dt|dd|blockquote|tr|table|td|th|caption|section|article|aside|header|footer|main|nav|figure|figcaption|address|details|summary|form|fieldset|legend|center|pre|hr|body)$/
const tableElements = /^(table|tr|td|th)$/

/** Elements whose text is dropped. */
const droppedElements =
  /^(xml|svg|math|video|audio|object|embed|select|button|template|picture|canvas|map)$/

/** Control characters, and those that change the direction of text. */
const invisibleCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

class HtmlReader {
  readonly #open: OpenElement[] = [{ name: 'text', content: [] }]
  readonly #words = new Inline()
  readonly #rows = new TableRows()
  readonly #made = new WeakSet<object>()
  #heading = 0
  #preformatted = 0
  #word: WordEntry | null = null
  /** The element whose content is dropped, and how many of its name are open inside it. */
  #left: { name: string; count: number } | null = null
  /** How many tags are open inside the marker of a Word list. */
  #sign = 0

  text(text: string): void {
    if (this.#left) return
    const words = text.toWellFormed().replaceAll(invisibleCharacters, '')
    if (this.#sign > 0 && this.#word) this.#word.sign += words
    else this.#words.add(words, this.#preformatted > 0)
  }

  open(name: string, attributes: Attributes, isWhole: boolean): void {
    if (this.#left) {
      if (name === this.#left.name && !isWhole) this.#left.count++
      return
    }
    const isDropped =
      droppedElements.test(name) || (attributes.hidden !== undefined && !isVoid(name))
    if (isDropped && !isWhole) {
      if (blockElements.test(name)) this.#endBlock()
      this.#left = { name, count: 1 }
    } else if (blockElements.test(name)) this.#openBlock(name, attributes)
    else if (this.#sign > 0 || (this.#word && isWordSign(attributes.style ?? ''))) {
      if (!isVoid(name)) this.#sign++
    } else this.#words.open(name, attributes)
  }

  close(name: string): void {
    if (this.#left) {
      if (name === this.#left.name && --this.#left.count === 0) this.#left = null
      return
    }
    if (blockElements.test(name)) this.#closeBlock(name)
    else if (this.#sign > 0) this.#sign--
    else this.#words.close(name)
  }

  end(): HtmlText {
    this.#endBlock()
    this.#put(this.#rows.end())
    while (this.#open.length > 1) close(this.#open)
    const content = (this.#open[0]?.content ?? []).filter((element) => element.type !== 'listItem')
    return { content, invalidLinks: this.#words.invalidLinks }
  }

  #openBlock(name: string, attributes: Attributes): void {
    this.#endBlock()
    if (tableElements.test(name)) this.#put(this.#rows.take(name, false))
    else if (this.#rows.isInRow) return
    else if (isContainer(name)) openOrClose(this.#open, name, false, Number(attributes.start))
    else if (/^h[1-6]$/.test(name)) this.#heading = Math.min(4, Math.max(2, Number(name[1])))
    else if (name === 'pre') this.#preformatted++
    this.#word = wordEntry(attributes.style ?? '')
  }

  #closeBlock(name: string): void {
    if (name === 'caption') this.#endBlock((words) => this.#rows.takeCaption(words))
    else this.#endBlock()
    if (tableElements.test(name)) this.#put(this.#rows.take(name, true))
    else if (this.#rows.isInRow) return
    else if (isContainer(name)) openOrClose(this.#open, name, true)
    else if (/^h[1-6]$/.test(name)) this.#heading = 0
    else if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1)
  }

  /** @param take what the words are for, where they are no block of their own */
  #endBlock(take = (words: readonly RichInline[]) => this.#rows.put(words)): void {
    const content = this.#words.end()
    const word = this.#word
    this.#word = null
    this.#sign = 0
    if (content.length === 0 || take(content)) return
    if (!word) {
      currentContent(this.#open).push(blockOf(this.#heading, content))
      return
    }
    const into = currentContent(this.#open)
    putWordEntry(into, word, paragraph(content), { made: this.#made, depth: this.#open.length })
  }

  #put(blocks: readonly RichBlock[]): void {
    if (blocks.length > 0) currentContent(this.#open).push(...blocks)
  }
}

function isVoid(name: string): boolean {
  return /^(br|hr|wbr|img|input|meta|link|col)$/.test(name)
}

function isContainer(name: string): name is Exclude<OpenElement['name'], 'text'> {
  return ['blockquote', 'ul', 'ol', 'li'].includes(name)
}

/** Opens or closes an element that contains blocks. An item outside of a list opens one. */
function openOrClose(
  open: OpenElement[],
  name: Exclude<OpenElement['name'], 'text'>,
  isEnd: boolean,
  start = 1,
): void {
  if (isEnd) {
    if (!open.some((element) => element.name === name)) return
    while (close(open) !== name);
    return
  }
  if (name === 'li') {
    const list = open.findLastIndex((element) => element.name === 'ul' || element.name === 'ol')
    if (list > open.findLastIndex((element) => element.name === 'blockquote'))
      while (open.length - 1 > list) close(open)
    else open.push({ name: 'ul', content: [] })
  } else if (open.length >= maxDepth) return
  else if (isList(open.at(-1))) continueItem(open, name)
  open.push({ name, content: [], start })
}

/** A list directly in a list belongs to the item before it, as browsers show it. */
function continueItem(open: OpenElement[], name: OpenElement['name']): void {
  const entries = open.at(-1)?.content ?? []
  const before = entries.at(-1)
  if (before?.type === 'listItem') {
    entries.pop()
    open.push({ name: 'li', content: before.content })
  } else if (name === 'blockquote') open.push({ name: 'li', content: [] })
}

/** Returns where the next block goes: in a list, into a new item. */
function currentContent(open: OpenElement[]): (RichBlock | RichListItem)[] {
  if (isList(open.at(-1))) open.push({ name: 'li', content: [] })
  return open.at(-1)?.content ?? []
}

function isList(element: OpenElement | undefined): boolean {
  return element?.name === 'ul' || element?.name === 'ol'
}

/** Closes the innermost element, and drops it when it is empty. */
function close(open: OpenElement[]): OpenElement['name'] {
  const closed = open.pop()
  if (!closed) return 'text'
  const outer = open.at(-1)
  if (isList(closed) && isList(outer)) outer?.content.push(...closed.content)
  else {
    const node = nodeOf(closed)
    if (node) outer?.content.push(node)
  }
  return closed.name
}

function nodeOf({ name, content, start = 1 }: OpenElement): RichBlock | RichListItem | null {
  if (content.length === 0) return null
  const entries = content.filter((element) => element.type === 'listItem')
  const inside = content.filter((element) => element.type !== 'listItem')
  if (name === 'ul') return { type: 'bulletList', content: entries }
  if (name === 'ol') return { type: 'orderedList', ...startAttrs(start), content: entries }
  if (name === 'blockquote') return { type: 'blockquote', content: inside }
  // An item must begin with a paragraph.
  const [first, ...more] = inside
  if (first?.type === 'heading')
    return { type: 'listItem', content: [paragraph(first.content ?? []), ...more] }
  const begin = first?.type === 'paragraph' ? [] : [paragraph([])]
  return { type: 'listItem', content: [...begin, ...inside] }
}

type Words = NonNullable<Extract<RichBlock, { type: 'paragraph' }>['content']>

function blockOf(level: number, content: Words): RichBlock {
  return level === 0 ? paragraph(content) : { type: 'heading', attrs: { level }, content }
}

function paragraph(content: Words): RichBlock {
  return { type: 'paragraph', ...(content.length > 0 ? { content } : {}) }
}
