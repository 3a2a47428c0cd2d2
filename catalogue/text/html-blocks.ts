import { Inline } from './html-inline.ts'
import type { RichBlock, RichListItem } from './rich-text.ts'

/** Is there a tag in it? */
export function isHtml(text: string): boolean {
  return /<[/!]?[a-z-]/i.test(text)
}

/** What holds blocks; the outermost is the text itself. */
interface Open {
  name: 'text' | 'blockquote' | 'ul' | 'ol' | 'li'
  content: (RichBlock | RichListItem)[]
}

/** So deep a text goes at most; what lies deeper stands beside what holds it. */
const deepest = 12

/** The blocks of HTML that the editor's own tools could have made; the words of all else. */
export function readHtml(html: string): RichBlock[] {
  const open: Open[] = [{ name: 'text', content: [] }]
  const words = new Inline()
  let heading = 0

  /** Ends a paragraph or heading. */
  function end(): void {
    const content = words.end()
    if (content.length > 0) innermost(open).push(blockOf(heading, content))
    heading = 0
  }

  for (const [piece] of withoutScripts(html).matchAll(/<[/!?]?[a-z-][^<>]*>|<|[^<]+/gi)) {
    const [, slash, tag] = /^<(\/?)([a-z][a-z\d]*)/i.exec(piece) ?? []
    const name = tag?.toLowerCase() ?? ''
    const isEnd = slash === '/'
    if (!isHtml(piece)) words.add(piece)
    else if (!words.take(name, isEnd, piece)) {
      if (!blocks.test(name)) continue
      end()
      if (isHolder(name)) turn(open, name, isEnd)
      else if (/^h[1-6]$/.test(name) && !isEnd) heading = Math.min(4, Math.max(2, Number(name[1])))
    }
  }
  end()
  while (open.length > 1) close(open)
  return (open[0]?.content ?? []).filter((one) => one.type !== 'listItem')
}

const blocks =
  /^(p|div|h[1-6]|li|ul|ol|blockquote|tr|table|td|th|section|article|header|footer|pre|hr)$/

/** Where no block is marked, an empty line makes two paragraphs, as in plain words. */
function withoutScripts(html: string): string {
  const bare = withoutUnread(html)
  if (/<(p|div|h[1-6]|li|br|blockquote|tr)\b/i.test(bare)) return bare
  return bare.replaceAll(/(?:\r?\n[\t ]*){2,}/g, '<p>').replaceAll(/\r?\n/g, '<br>')
}

/** What a reader never sees, each to its end or to that of the text, in one walk. */
function withoutUnread(html: string): string {
  const parts: string[] = []
  const begin = /<(?:(script|style)\b[^<>]*>|!--)/gi
  let from = 0
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    parts.push(html.slice(from, found.index))
    const end =
      ends[found[1]?.toLowerCase() === 'script' ? 'script' : found[1] ? 'style' : 'comment']
    end.lastIndex = begin.lastIndex
    from = end.test(html) ? end.lastIndex : html.length
    begin.lastIndex = from
  }
  return parts.join('') + html.slice(from)
}

const ends = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi, comment: /-->/g }

function isHolder(name: string): name is Exclude<Open['name'], 'text'> {
  return ['blockquote', 'ul', 'ol', 'li'].includes(name)
}

/** Opens or closes what holds blocks. An entry outside of a list makes one. */
function turn(open: Open[], name: Exclude<Open['name'], 'text'>, isEnd: boolean): void {
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
  else if (isList(open.at(-1))) open.push({ name: 'li', content: [] })
  open.push({ name, content: [] })
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
  const node = nodeOf(closed)
  if (node) open.at(-1)?.content.push(node)
  return closed.name
}

function nodeOf({ name, content }: Open): RichBlock | RichListItem | null {
  if (content.length === 0) return null
  const entries = content.filter((one) => one.type === 'listItem')
  const inside = content.filter((one) => one.type !== 'listItem')
  if (name === 'ul') return { type: 'bulletList', content: entries }
  if (name === 'ol') return { type: 'orderedList', content: entries }
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
