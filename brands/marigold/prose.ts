import type { RichBlock, RichText } from '#catalogue/text/rich-text.ts'

type Piece = string | { heading: string } | { list: readonly string[] }

/** A text of paragraphs, headings and lists, as the editor would make it. */
export function prose(pieces: readonly Piece[]): RichText {
  return { type: 'doc', content: pieces.map(blockOf) }
}

function blockOf(piece: Piece): RichBlock {
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
