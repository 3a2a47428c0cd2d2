import type { Field, MediaLookup } from '../field.ts'
import type { Json } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { Label, type LocalizableText } from '../messages/message.ts'
import { changeMessages } from './change-messages.ts'

export function localizedValue(field: Field, value: Json, media: MediaLookup): LocalizableText {
  if (field.localizableText) return field.localizableText(value, media)
  if (field.names) return joinNames(field.names(value).map((name) => new Label(name)))
  if (field.kind === 'image' && typeof value === 'number' && !media.has(value))
    return fill(changeMessages.picture, { id: String(value) })
  return field.text(value, media)
}

/** Returns names as one list in the reader's language. */
export function joinNames(names: readonly (LocalizableText | number)[]): LocalizableText {
  return names.length === 0 ? '' : fill(changeMessages.names, { names })
}

export function joinTexts([first = '', ...more]: readonly LocalizableText[]): LocalizableText {
  return more.reduce((before, next) => {
    if (typeof before === 'string' && typeof next === 'string') return `${before} · ${next}`
    return fill(changeMessages.beside, { first: before, next })
  }, first)
}
