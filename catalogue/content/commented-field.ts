import { Label, type Localizable, message, messageTemplate } from '#catalogue/messages/message.ts'
import type { Declaration } from '../declaration.ts'
import { fill } from '../messages/fill.ts'
import { trimEndOf } from '../text/trim-end.ts'

/** What people read about comments. */
export const commentMessages = {
  written: message('comment.written'),
  changed: message('comment.changed'),
  deleted: message('comment.deleted'),
  resolved: message('comment.resolved'),
  reopened: message('comment.reopened'),
  none: message('comment.none'),
  nothingOpen: message('comment.nothingOpen'),
  notYours: message('comment.notYours'),
  tooLate: message('comment.tooLate'),
  full: message('comment.full'),
  noSuchField: message('comment.noSuchField'),
  ofItem: messageTemplate('comment.ofItem'),
}

const ofItem = /^items\.([1-9]\d{0,9})(?:\.(\w{1,60}))?$/

/**
 * What a comment is about in words: a field by its key, an item of a set or a field of one; null for
 * the whole record. Undefined for what the declaration does not have.
 */
export function commentedField(
  declaration: Declaration,
  path: string,
): Localizable | null | undefined {
  if (path === '') return null
  const [, item, inner] = ofItem.exec(path) ?? []
  if (item === undefined) return labelOf(declaration.fields, path)
  const { set } = declaration
  if (!set) return undefined
  const label = new Label(set.label)
  if (inner === undefined) return label
  const field = labelOf(set.fields, inner)
  return field && fill(commentMessages.ofItem, { item: label, field })
}

function labelOf(fields: Declaration['fields'], key: string): Label | undefined {
  const field = fields.find((one) => one.key === key)
  return field && new Label(field.label)
}

/** `@editor`: what stands between spaces, or behind a bracket or a sign. */
const call = /(?<![^\s([{«“"'„،,;:])@([^\s@]{1,60})/gu

/** The user names that a text calls: `@editor`. At most so many as one comment may. */
export function mentionsIn(text: string, most: number): string[] {
  const found = [...text.matchAll(call)]
  const names = found.flatMap(([, name = '']) => [name, withoutSigns(name)])
  return [...new Set(names.filter((name) => name !== ''))].slice(0, most * 2)
}

/** A name as it may stand anywhere in a text, even where it calls nobody: `cc/@editor's`. */
const named = /(?<![\p{L}\p{N}])@([^\s@]{1,60})/gu

/** Behind these a name goes on: `@editor-2`, `@editor.two`. */
const goesOn = /^(?:[\p{L}\p{N}_+-]|\.[\p{L}\p{N}])/u

/** A text that calls some people by other names: `renamed` gives the new one, or null for who keeps theirs. */
export function renameMentions(text: string, renamed: (name: string) => string | null): string {
  return text.replaceAll(named, (whole: string, written: string) => {
    const letters = [...written]
    for (let length = letters.length; length > 0; length -= 1) {
      const rest = letters.slice(length).join('')
      const other = goesOn.test(rest) ? null : renamed(letters.slice(0, length).join(''))
      if (other !== null) return `@${other}${rest}`
    }
    return whole
  })
}

/** A sign at the end of a name is none of it: `@editor, please`. */
function withoutSigns(name: string): string {
  return trimEndOf(name, /[^\p{L}\p{N}]/u)
}
