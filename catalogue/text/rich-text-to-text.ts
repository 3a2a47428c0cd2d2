import type {
  RichBlock,
  RichCell,
  RichInline,
  RichListItem,
  RichNode,
  RichTable,
  RichText,
} from './rich-text.ts'

/** Returns a line for each block, with addresses of links, so that a reviewer sees them. */
export function richTextToText(text: RichText): string {
  return text.content.flatMap((block) => linesOf(block, readWithAddress)).join('\n')
}

/** Returns a text without markers and addresses, for search. */
export function richTextToProse(text: RichText): string {
  return text.content.flatMap((block) => proseOf(block)).join('\n')
}

/** Returns plain text as paragraphs, separated by empty lines; null when it is empty. */
export function textToRichText(plain: string): RichText | null {
  const paragraphs = plain.split(/(?:\r?\n[\t ]*){2,}/).map((each) => each.trim())
  const content = paragraphs.filter(Boolean).map(paragraphOf)
  return content.length === 0 ? null : { type: 'doc', content }
}

function paragraphOf(plain: string): RichBlock {
  const lines = plain.split(/\r?\n/).map((line): RichInline[] => {
    const text = line.trim()
    return text === '' ? [] : [{ type: 'text', text }]
  })
  const content = lines.flatMap((line, at) =>
    at === 0 ? line : [{ type: 'hardBreak' } as const, ...line],
  )
  return { type: 'paragraph', content }
}

type Read = (content: readonly RichInline[]) => string

function linesOf(block: RichBlock, read: Read): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [read(block.content ?? [])].filter(Boolean)
    case 'blockquote':
      return block.content.flatMap((each) => linesOf(each, read))
    case 'bulletList':
      return block.content.flatMap((item) => entryLines(item, '•', read))
    case 'orderedList': {
      const start = block.attrs?.start ?? 1
      return block.content.flatMap((item, at) => entryLines(item, `${start + at}.`, read))
    }
    case 'table':
      return [...captionOf(block), ...block.content.map(({ content }) => cellsLine(content, read))]
  }
}

/** Returns the caption of a table as the line above it. */
export function captionOf({ attrs }: RichTable): string[] {
  return attrs?.caption ? [attrs.caption] : []
}

/** Returns the cells of a row as one line; empty ones are kept, so that columns line up. */
export function cellsLine(cells: readonly RichCell[], read: Read = readPlain): string {
  return cells
    .map(({ content }) => content.flatMap((each) => linesOf(each, read)).join(' '))
    .join(' · ')
    .trim()
}

function entryLines(item: RichListItem, sign: string, read: Read): string[] {
  const [first = '', ...more] = item.content.flatMap((block) => linesOf(block, read))
  return [`${sign} ${first}`.trimEnd(), ...more]
}

function proseOf(block: RichNode): string[] {
  if (block.type === 'paragraph' || block.type === 'heading') {
    return [readPlain(block.content ?? [])].filter(Boolean)
  }
  const caption = block.type === 'table' ? captionOf(block) : []
  return [...caption, ...block.content.flatMap(proseOf)]
}

function readPlain(content: readonly RichInline[]): string {
  return content.map((one) => (one.type === 'text' ? one.text : '\n')).join('')
}

/** The address follows the last piece of its link, as a link may be partly bold. */
function readWithAddress(content: readonly RichInline[]): string {
  return content
    .map((one, at) => {
      if (one.type !== 'text') return '\n'
      const address = addressOf(one)
      const isLast = address !== addressOf(content[at + 1])
      return address !== null && isLast ? `${one.text} (${address})` : one.text
    })
    .join('')
}

function addressOf(one: RichInline | undefined): string | null {
  const marks = one?.type === 'text' ? (one.marks ?? []) : []
  const link = marks.find((mark) => mark.type === 'link')
  return link?.type === 'link' ? link.attrs.href : null
}
