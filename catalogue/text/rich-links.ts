import type { RichMark, RichText } from './rich-text.ts'

interface Node {
  type: string
  content?: readonly Node[]
  marks?: readonly RichMark[]
}

/** Returns the addresses that a stored text links to. */
export function hrefsIn(text: unknown): string[] {
  const { marks = [], content = [] } = (text ?? {}) as Node
  const own = marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))
  return [...own, ...content.flatMap((node) => hrefsIn(node))]
}

/** Returns a text with other addresses; where `resolve` returns '', only the words stay. */
export function mapLinks(text: RichText, resolve: (href: string) => string): RichText {
  return hrefsIn(text).length === 0 ? text : mapNode(text, resolve)
}

function mapNode<N extends Node>(node: N, resolve: (href: string) => string): N {
  const { marks, content } = node
  return {
    ...node,
    ...(marks && { marks: marks.flatMap((mark) => mapMark(mark, resolve)) }),
    ...(content && { content: content.map((one) => mapNode(one, resolve)) }),
  }
}

function mapMark(mark: RichMark, resolve: (href: string) => string): RichMark[] {
  if (mark.type !== 'link') return [mark]
  const href = resolve(mark.attrs.href)
  return href === '' ? [] : [{ type: 'link', attrs: { href } }]
}
