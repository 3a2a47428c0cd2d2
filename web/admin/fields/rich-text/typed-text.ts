import type { JSONContent } from '@tiptap/core'
import {
  isBlank,
  type RichBlock,
  type RichInline,
  type RichListItem,
  type RichMark,
  type RichText,
} from '#catalogue/text/rich-text.ts'

/** What stands in the editor as we keep it: without attributes that say nothing; null without words. */
export function typedText(typed: JSONContent): RichText | null {
  const text: RichText = { type: 'doc', content: inside(typed).flatMap(blockOf) }
  return isBlank(text) ? null : text
}

function blockOf(node: JSONContent): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', ...attrsOf(indentOf(node)), ...inlineOf(node) }]
    case 'heading': {
      const level = Number(node.attrs?.level)
      return [{ type: 'heading', attrs: { level, ...indentOf(node) }, ...inlineOf(node) }]
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: inside(node).flatMap(blockOf) }]
    case 'bulletList':
      return [{ type: 'bulletList', content: inside(node).flatMap(itemOf) }]
    case 'orderedList':
      return [
        { type: 'orderedList', ...attrsOf(startOf(node)), content: inside(node).flatMap(itemOf) },
      ]
    default:
      return []
  }
}

function itemOf(node: JSONContent): RichListItem[] {
  return [{ type: 'listItem', content: inside(node).flatMap(blockOf) }]
}

function inlineOf(node: JSONContent): { content?: RichInline[] } {
  const content = inside(node).flatMap(pieceOf)
  return content.length > 0 ? { content } : {}
}

function pieceOf({ type, text, marks = [] }: JSONContent): RichInline[] {
  if (type === 'hardBreak') return [{ type }]
  if (type !== 'text' || !text) return []
  const kept = marks.flatMap(markOf)
  return [kept.length > 0 ? { type, text, marks: kept } : { type, text }]
}

function markOf({ type, attrs }: { type: string; attrs?: JSONContent['attrs'] }): RichMark[] {
  if (type === 'bold' || type === 'italic') return [{ type }]
  return type === 'link' ? [{ type, attrs: { href: String(attrs?.href ?? '') } }] : []
}

function inside({ content = [] }: JSONContent): JSONContent[] {
  return content
}

function indentOf({ attrs }: JSONContent): { indent?: number } {
  const indent = Number(attrs?.indent ?? 0)
  return indent > 0 ? { indent } : {}
}

function startOf({ attrs }: JSONContent): { start?: number } {
  const start = Number(attrs?.start ?? 1)
  return start > 1 ? { start } : {}
}

function attrsOf<T extends object>(attrs: T): { attrs?: T } {
  return Object.keys(attrs).length > 0 ? { attrs } : {}
}
