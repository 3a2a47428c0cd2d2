import type { RichInline } from '../rich-text.ts'

/** Separates the cells of a row, as texts have no tables. */
const separator = ' · '

/** Collects a table as one line for each row. Empty cells are kept, so that columns line up. */
export class TableRows {
  #depth = 0
  #cells: RichInline[][] = []
  #isInCell = false

  get isInRow(): boolean {
    return this.#depth > 0 && this.#cells.length > 0
  }

  take(name: string, isEnd: boolean): RichInline[] | null {
    if (name === 'table') {
      this.#depth = Math.max(0, this.#depth + (isEnd ? -1 : 1))
      return isEnd && this.#depth === 0 ? this.endRow() : null
    }
    if (this.#depth > 1) return null
    if (name === 'tr') return this.endRow()
    if (this.#depth === 0) this.#depth = 1
    if (isEnd) this.#isInCell = false
    else {
      this.#cells.push([])
      this.#isInCell = true
    }
    return null
  }

  /** Adds text to the open cell; returns false when none is open. */
  put(words: readonly RichInline[]): boolean {
    const cell = this.#cells.at(-1)
    if (this.#depth === 0 || !cell || !this.#isInCell) return false
    if (cell.length > 0 && words.length > 0) cell.push({ type: 'text', text: ' ' })
    for (const one of words) cell.push(one.type === 'hardBreak' ? { type: 'text', text: ' ' } : one)
    return true
  }

  /** Returns the row so far and begins another; null for a row without text. */
  endRow(): RichInline[] | null {
    const cells = this.#cells
    this.#cells = []
    this.#isInCell = false
    if (cells.every((cell) => cell.length === 0)) return null
    return joinPlainPieces(
      cells.flatMap((cell, at) => (at === 0 ? cell : [{ type: 'text', text: separator }, ...cell])),
    )
  }
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
