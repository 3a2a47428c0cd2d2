import { limits } from '#catalogue/limits.ts'
import type { RichBlock, RichCell, RichInline } from '../rich-text.ts'

/** Separates the cells of a row that is written as a line. */
const separator = ' · '

interface Cell {
  type: RichCell['type']
  /** Paragraphs. */
  content: RichInline[][]
}

/**
 * Collects a table. One that lays out a page (of one row or one column), or is too large, becomes a line
 * for each row. A table inside a cell is text of that cell.
 */
export class TableRows {
  #depth = 0
  #rows: Cell[][] = []
  #isInCell = false
  #caption = ''

  get isInRow(): boolean {
    return this.#depth > 0 && (this.#rows.at(-1)?.length ?? 0) > 0
  }

  /** Reads a tag. Returns the table at its end, else nothing. */
  take(name: string, isEnd: boolean): RichBlock[] {
    if (name === 'table') {
      this.#depth = Math.max(0, this.#depth + (isEnd ? -1 : 1))
      return isEnd && this.#depth === 0 ? this.end() : []
    }
    if (this.#depth > 1) return []
    if (this.#depth === 0) this.#depth = 1
    this.#isInCell = !isEnd && name !== 'tr'
    if (name === 'tr' && !isEnd) this.#rows.push([])
    if (!this.#isInCell) return []
    const row = this.#rows.at(-1) ?? []
    if (this.#rows.length === 0) this.#rows.push(row)
    row.push({ type: name === 'th' ? 'tableHeader' : 'tableCell', content: [] })
    return []
  }

  /** Takes the words of a caption; returns false where no table begins, and for one that is too long. */
  takeCaption(words: readonly RichInline[]): boolean {
    const caption = words.map((one) => (one.type === 'text' ? one.text : ' ')).join('')
    if (this.#depth !== 1 || this.#rows.length > 0 || caption.length > limits.title) return false
    this.#caption = caption.trim()
    return true
  }

  /** Adds text to the open cell; returns false when none is open. */
  put(words: readonly RichInline[]): boolean {
    const cell = this.#rows.at(-1)?.at(-1)
    if (this.#depth === 0 || !cell || !this.#isInCell) return false
    cell.content.push([...words])
    return true
  }

  /** Returns the table so far, without rows that have no text, and begins another. */
  end(): RichBlock[] {
    const caption = this.#caption
    this.#caption = ''
    const rows = this.#rows.filter((row) => row.some(({ content }) => content.length > 0))
    this.#rows = []
    this.#depth = 0
    this.#isInCell = false
    const width = Math.max(0, ...rows.map((row) => row.length))
    const { rows: mostRows, columns } = limits.richText.table
    const isTable = rows.length > 1 && rows.length <= mostRows && width > 1 && width <= columns
    if (!isTable) {
      const above: RichBlock[] = caption === '' ? [] : [captionLine(caption)]
      return [...above, ...rows.map(lineOf)]
    }
    return [
      {
        type: 'table',
        ...(caption === '' ? {} : { attrs: { caption } }),
        content: rows.map((row) => ({
          type: 'tableRow',
          content: Array.from({ length: width }, (_, at) => cellOf(row[at])),
        })),
      },
    ]
  }
}

function captionLine(caption: string): RichBlock {
  return { type: 'paragraph', content: [{ type: 'text', text: caption }] }
}

function cellOf({ type, content }: Cell = { type: 'tableCell', content: [] }): RichCell {
  const paragraphs = content.map((words) => ({ type: 'paragraph' as const, content: words }))
  return { type, content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }] }
}

function lineOf(row: readonly Cell[]): RichBlock {
  const space: RichInline = { type: 'text', text: ' ' }
  const cells = row.map(({ content }) =>
    content.flatMap((words, at) => [
      ...(at > 0 ? [space] : []),
      ...words.map((one) => (one.type === 'hardBreak' ? space : one)),
    ]),
  )
  const pieces = cells.flatMap((cell, at): RichInline[] =>
    at === 0 ? cell : [{ type: 'text', text: separator }, ...cell],
  )
  return { type: 'paragraph', content: joinPlainPieces(pieces) }
}

function joinPlainPieces(pieces: readonly RichInline[]): RichInline[] {
  const content: RichInline[] = []
  for (const one of pieces) {
    const last = content.at(-1)
    const isPlain = one.type === 'text' && !one.marks && last?.type === 'text' && !last.marks
    if (isPlain) content[content.length - 1] = { type: 'text', text: last.text + one.text }
    else content.push(one)
  }
  return content
}
