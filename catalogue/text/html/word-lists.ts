import { limits } from '#catalogue/limits.ts'
import type { RichBlock, RichListItem } from '../rich-text.ts'
import { styleValue } from './html-inline.ts'

/** A list item of Word: a paragraph with a level in its style and its marker as text. */
export interface WordEntry {
  level: number
  sign: string
}

/** Returns the list item that a paragraph with this style is, or null. */
export function wordEntry(style: string): WordEntry | null {
  const match = /\blevel(\d)/.exec(styleValue(style, 'mso-list'))
  return match ? { level: Math.max(1, Number(match[1])), sign: '' } : null
}

/** Returns whether an element holds only the marker, which Word itself ignores when pasting. */
export function isWordSign(style: string): boolean {
  return styleValue(style, 'mso-list') === 'ignore'
}

type List = Extract<RichBlock, { type: 'bulletList' | 'orderedList' }>

/** Puts an item into the list of its level that ends just before it, or into a new one. */
export function putWordEntry(
  content: (RichBlock | RichListItem)[],
  { level, sign }: WordEntry,
  paragraph: RichBlock,
  { made, depth }: { made: WeakSet<object>; depth: number },
): void {
  const type = isNumber(sign) ? 'orderedList' : 'bulletList'
  const deepest = Math.max(1, Math.floor((limits.richText.levels - 2 - depth) / 2))
  const last = Math.min(level, deepest)
  let into = content
  for (let at = 1; at <= last; at++) {
    const list = listAt(into, type, sign, { made, isOwn: at === last })
    if (at === last) list.content.push({ type: 'listItem', content: [paragraph] })
    else into = innerOf(list)
  }
}

function listAt(
  content: (RichBlock | RichListItem)[],
  type: List['type'],
  sign: string,
  { made, isOwn }: { made: WeakSet<object>; isOwn: boolean },
): List {
  const before = content.at(-1)
  const isList = before?.type === 'bulletList' || before?.type === 'orderedList'
  if (isList && made.has(before) && (!isOwn || before.type === type)) return before
  const start = Number.parseInt(sign.trim(), 10)
  const list: List =
    type === 'bulletList' ? { type, content: [] } : { type, ...startAttrs(start), content: [] }
  made.add(list)
  content.push(list)
  return list
}

/** Returns the content of a list's last item; a skipped level gets an empty item. */
function innerOf(list: List): RichBlock[] {
  const last = list.content.at(-1)
  if (last) return last.content
  const entry: RichListItem = { type: 'listItem', content: [{ type: 'paragraph' }] }
  list.content.push(entry)
  return entry.content
}

export function startAttrs(start: number): { attrs?: { start: number } } {
  const isOther = Number.isInteger(start) && start > 1 && start <= limits.richText.start
  return isOther ? { attrs: { start } } : {}
}

/** "1.", "b)", "iv." */
function isNumber(sign: string): boolean {
  return /^(\d{1,4}|[a-z]{1,4})[.)]/i.test(sign.trim())
}
