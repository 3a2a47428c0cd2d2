import { Label, type Localizable, message, messageTemplate } from '#catalogue/messages/message.ts'
import type { Declaration } from '../declaration.ts'
import type { Field } from '../field.ts'
import { fill } from '../messages/fill.ts'
import { trimEndOf } from '../text/trim-end.ts'

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

/** Returns the label of what a comment is about; null: the record, undefined: no such field. */
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

/** Returns the field that a comment is about; undefined for an item, the record, or no field. */
export function commentedFieldAt(declaration: Declaration, path: string): Field | undefined {
  const [, , inner] = ofItem.exec(path) ?? []
  const fields = inner === undefined ? declaration.fields : (declaration.set?.fields ?? [])
  return fieldNamed(fields, inner ?? path)
}

/** Returns where a comment on a change is written: at its field, its item, or the record (''). */
export function commentedPath({ set }: Declaration, changePath: string): string {
  const [first = '', ...inside] = changePath.split('.')
  // A declaration without a set may have a field of this name.
  if (first !== 'items' || !set) return first
  return inside.length === 0 ? '' : [first, ...inside.slice(0, 2)].join('.')
}

function labelOf(fields: Declaration['fields'], key: string): Label | undefined {
  const field = fieldNamed(fields, key)
  return field && new Label(field.label)
}

function fieldNamed(fields: Declaration['fields'], key: string): Field | undefined {
  return fields.find((one) => one.key === key || one.formerly?.includes(key))
}

/** `@editor` after a space, a bracket or a quotation mark. */
const mention = /(?<![^\s([{«“"'„،,;:])@([^\s@]{1,60})/gu

/** Returns mentioned user names, with and without final punctuation; at most two per `most`. */
export function mentionsIn(text: string, most: number): string[] {
  const mentions = [...text.matchAll(mention)]
  const names = mentions.flatMap(([, name = '']) => [name, trimPunctuation(name)])
  return [...new Set(names.filter((name) => name !== ''))].slice(0, most * 2)
}

/** A user name anywhere in a text, even where it mentions no one: `cc/@editor's`. */
const writtenName = /(?<![\p{L}\p{N}])@([^\s@]{1,60})/gu

/** A name continues with these: `@editor-2`, `@editor.two`. */
const nameContinues = /^(?:[\p{L}\p{N}_+-]|\.[\p{L}\p{N}])/u

/** Returns a text with renamed user names; `renamed` returns null for a name that stays. */
export function renameMentions(text: string, renamed: (name: string) => string | null): string {
  return text.replaceAll(writtenName, (match: string, written: string) => {
    const letters = [...written]
    for (let length = letters.length; length > 0; length -= 1) {
      const rest = letters.slice(length).join('')
      const newName = nameContinues.test(rest) ? null : renamed(letters.slice(0, length).join(''))
      if (newName !== null) return `@${newName}${rest}`
    }
    return match
  })
}

function trimPunctuation(name: string): string {
  return trimEndOf(name, /[^\p{L}\p{N}]/u)
}
