import { typedFaults, typedRichText } from '../text/html/typed-rich-text.ts'
import type { RichBlock, RichText } from '../text/rich-text.ts'

/** A text in a cell: paragraphs as people type them, with an empty line between; anything more as its tree. */
export function richTextCell(text: RichText): string {
  const paragraphs = text.content.map(plainParagraph)
  const plain = paragraphs.join('\n\n')
  const isLossless =
    paragraphs.every((one) => one !== null) && sameTree(readRichTextCell(plain), text)
  return isLossless ? plain : JSON.stringify(text)
}

/** The tree of what stood in a cell; '' for nothing. What is no tree is paragraphs, or HTML. */
export function readRichTextCell(cell: string): unknown {
  const text = cell.replaceAll('\r\n', '\n').trim()
  if (text === '') return ''
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text)
    } catch {
      // Somebody has typed a brace: what was data is refused before (`broken-data.ts`).
    }
  }
  // What is refused goes on as it was typed, so that the field says why.
  return typedFaults(text).length > 0 ? text : typedRichText(text)
}

function plainParagraph(block: RichBlock): string | null {
  if (block.type !== 'paragraph' || block.attrs?.indent) return null
  const parts = (block.content ?? []).map((one) => {
    if (one.type === 'hardBreak') return '\n'
    return one.marks && one.marks.length > 0 ? null : one.text
  })
  return parts.every((part) => part !== null) ? parts.join('') : null
}

function sameTree(one: unknown, other: RichText): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
