import type { RefusedLink } from '../link.ts'
import type { RichBlock, RichInline, RichListItem } from '../rich-text.ts'
import { Inline } from './html-inline.ts'
import { type Attributes, htmlPieces } from './html-pieces.ts'
import { TableRows } from './table-rows.ts'
import { isWordSign, putWordEntry, startAttrs, type WordEntry, wordEntry } from './word-lists.ts'

/** Is there a tag in it? */
export function isHtml(text: string): boolean {
  return /<[/!]?[a-z-]/i.test(text)
}

/** What holds blocks; the outermost is the text itself. */
interface Open {
  name: 'text' | 'blockquote' | 'ul' | 'ol' | 'li'
  content: (RichBlock | RichListItem)[]
  /** Of a numbered list. */
  start?: number
}

/** So deep a text goes at most; what lies deeper stands beside what holds it. */
const deepest = 12

export interface HtmlText {
  content: RichBlock[]
  /** Links to where no text may lead; their words are in the content. */
  refused: readonly RefusedLink[]
}

/**
 * Returns the blocks of HTML that the editor's own tools could have made, and the words of all else. The
 * same for what is pasted, what a client sends and what stands in a spreadsheet.
 */
export function readHtml(html: string): HtmlText {
  const reader = new HtmlReader()
  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'text') reader.text(piece.text)
    else if (piece.kind === 'open') reader.open(piece.name, piece.attributes, piece.isWhole)
    else reader.close(piece.name)
  }
  return reader.end()
}

const blocks =
  /^(p|div|h[1-6]|li|ul|ol|menu|dir|dl|dt|dd|blockquote|tr|table|td|th|caption|section|article|aside|header|footer|main|nav|figure|figcaption|address|details|summary|form|fieldset|legend|center|pre|hr|body)$/
const ofTables = /^(table|tr|td|th)$/

/** Without words for a text, whatever stands in it. */
const unread = /^(xml|svg|math|video|audio|object|embed|select|button|template|picture|canvas|map)$/

/** Control characters and turned reading directions, which nobody sees and no text keeps. */
const unseen =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

class HtmlReader {
  readonly #open: Open[] = [{ name: 'text', content: [] }]
  readonly #words = new Inline()
  readonly #rows = new TableRows()
  readonly #made = new WeakSet<object>()
  #heading = 0
  #preformatted = 0
  #word: WordEntry | null = null
  /** What is left out, and how many of its name are open in it. */
  #left: { name: string; count: number } | null = null
  /** How many tags are open inside the sign of a Word list. */
  #sign = 0

  text(text: string): void {
    if (this.#left) return
    const words = text.toWellFormed().replaceAll(unseen, '')
    if (this.#sign > 0 && this.#word) this.#word.sign += words
    else this.#words.add(words, this.#preformatted > 0)
  }

  open(name: string, attributes: Attributes, isWhole: boolean): void {
    if (this.#left) {
      if (name === this.#left.name && !isWhole) this.#left.count++
      return
    }
    const isGone = unread.test(name) || (attributes.hidden !== undefined && !isVoid(name))
    if (isGone && !isWhole) {
      if (blocks.test(name)) this.#endBlock()
      this.#left = { name, count: 1 }
    } else if (blocks.test(name)) this.#openBlock(name, attributes)
    else if (this.#sign > 0 || (this.#word && isWordSign(attributes.style ?? ''))) {
      if (!isVoid(name)) this.#sign++
    } else this.#words.open(name, attributes)
  }

  close(name: string): void {
    if (this.#left) {
      if (name === this.#left.name && --this.#left.count === 0) this.#left = null
      return
    }
    if (blocks.test(name)) this.#closeBlock(name)
    else if (this.#sign > 0) this.#sign--
    else this.#words.close(name)
  }

  end(): HtmlText {
    this.#endBlock()
    this.#putRow(this.#rows.endRow())
    while (this.#open.length > 1) close(this.#open)
    const content = (this.#open[0]?.content ?? []).filter((one) => one.type !== 'listItem')
    return { content, refused: this.#words.refused }
  }

  #openBlock(name: string, attributes: Attributes): void {
    this.#endBlock()
    if (ofTables.test(name)) this.#putRow(this.#rows.take(name, false))
    else if (this.#rows.isInRow) return
    else if (isHolder(name)) turn(this.#open, name, false, Number(attributes.start))
    else if (/^h[1-6]$/.test(name)) this.#heading = Math.min(4, Math.max(2, Number(name[1])))
    else if (name === 'pre') this.#preformatted++
    this.#word = wordEntry(attributes.style ?? '')
  }

  #closeBlock(name: string): void {
    this.#endBlock()
    if (ofTables.test(name)) this.#putRow(this.#rows.take(name, true))
    else if (this.#rows.isInRow) return
    else if (isHolder(name)) turn(this.#open, name, true)
    else if (/^h[1-6]$/.test(name)) this.#heading = 0
    else if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1)
  }

  /** Ends a paragraph, a heading, or a line of a cell. */
  #endBlock(): void {
    const content = this.#words.end()
    const word = this.#word
    this.#word = null
    this.#sign = 0
    if (content.length === 0 || this.#rows.put(content)) return
    if (!word) {
      innermost(this.#open).push(blockOf(this.#heading, content))
      return
    }
    const into = innermost(this.#open)
    putWordEntry(into, word, paragraph(content), { made: this.#made, depth: this.#open.length })
  }

  #putRow(row: RichInline[] | null): void {
    if (row) innermost(this.#open).push(paragraph(row))
  }
}

function isVoid(name: string): boolean {
  return /^(br|hr|wbr|img|input|meta|link|col)$/.test(name)
}

function isHolder(name: string): name is Exclude<Open['name'], 'text'> {
  return ['blockquote', 'ul', 'ol', 'li'].includes(name)
}

/** Opens or closes what holds blocks. An entry outside of a list makes one. */
function turn(open: Open[], name: Exclude<Open['name'], 'text'>, isEnd: boolean, start = 1): void {
  if (isEnd) {
    if (!open.some((one) => one.name === name)) return
    while (close(open) !== name);
    return
  }
  if (name === 'li') {
    const list = open.findLastIndex((one) => one.name === 'ul' || one.name === 'ol')
    if (list > open.findLastIndex((one) => one.name === 'blockquote'))
      while (open.length - 1 > list) close(open)
    else open.push({ name: 'ul', content: [] })
  } else if (open.length >= deepest) return
  else if (isList(open.at(-1))) goOn(open, name)
  open.push({ name, content: [], start })
}

/** A list directly in a list belongs to the entry before it, as it looks; without one it is the list itself. */
function goOn(open: Open[], name: Open['name']): void {
  const entries = open.at(-1)?.content ?? []
  const before = entries.at(-1)
  if (before?.type === 'listItem') {
    entries.pop()
    open.push({ name: 'li', content: before.content })
  } else if (name === 'blockquote') open.push({ name: 'li', content: [] })
}

/** Where the next block goes: between the entries of a list it is one itself. */
function innermost(open: Open[]): (RichBlock | RichListItem)[] {
  if (isList(open.at(-1))) open.push({ name: 'li', content: [] })
  return open.at(-1)?.content ?? []
}

function isList(one: Open | undefined): boolean {
  return one?.name === 'ul' || one?.name === 'ol'
}

/** Closes the innermost, and leaves it out where nothing is in it. */
function close(open: Open[]): Open['name'] {
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

function nodeOf({ name, content, start = 1 }: Open): RichBlock | RichListItem | null {
  if (content.length === 0) return null
  const entries = content.filter((one) => one.type === 'listItem')
  const inside = content.filter((one) => one.type !== 'listItem')
  if (name === 'ul') return { type: 'bulletList', content: entries }
  if (name === 'ol') return { type: 'orderedList', ...startAttrs(start), content: entries }
  if (name === 'blockquote') return { type: 'blockquote', content: inside }
  // An entry begins with its own words.
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
