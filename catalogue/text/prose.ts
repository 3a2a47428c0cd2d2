import type { RichBlock, RichText } from './rich-text.ts'

export type ProsePiece = string | { heading: string } | { list: readonly string[] }

/** Returns a rich text of paragraphs, headings of level 2 and bulleted lists. */
export function prose(pieces: readonly ProsePiece[]): RichText {
  return { type: 'doc', content: pieces.map(blockOf) }
}

function blockOf(piece: ProsePiece): RichBlock {
  if (typeof piece === 'string') return paragraph(piece)
  if ('heading' in piece)
    return { type: 'heading', attrs: { level: 2 }, content: [text(piece.heading)] }
  const items = piece.list.map((words) => ({
    type: 'listItem' as const,
    content: [paragraph(words)],
  }))
  return { type: 'bulletList', content: items }
}

function paragraph(words: string): RichBlock {
  return { type: 'paragraph', content: [text(words)] }
}

function text(words: string) {
  return { type: 'text' as const, text: words }
}
