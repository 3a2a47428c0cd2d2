import { ClockTime, Figure, localizeClockTime, localizeFigure } from '#catalogue/messages/figure.ts'
import {
  Label,
  type Localizable,
  type MessageKey,
  type Value,
} from '#catalogue/messages/message.ts'
import { currentLocale, formatList, labelled, labelledInside, t } from './translate.ts'

type GetValue = (name: string) => string

/** The messages for changes that are found in the browser. */
const sentences: Partial<Record<MessageKey, (given: GetValue, place: number) => string>> = {
  'change.item': (given, place) => t('change.item', { item: given('item'), place }),
  'change.field': (given, place) =>
    t('change.field', { item: given('item'), place, field: given('field') }),
  'change.hours': (given) => t('change.hours', { from: given('from'), to: given('to') }),
  'change.order': (given) => t('change.order', { plural: given('plural') }),
  'change.names': (given) => given('names'),
  'change.picture': (given) => t('form.picture', { id: given('id') }),
  'change.pair': (given) => t('change.pair', { name: given('name'), words: given('words') }),
  'change.beside': (given) => [given('first'), given('next')].join(' · '),
}

/** Returns a message of the catalogue in the reader's language; plain text as it is. */
export function localized(said: Localizable | string): string {
  if (typeof said === 'string') return said
  if (said instanceof Label) {
    return said.isInside ? labelledInside(said.english) : labelled(said.english)
  }
  if (said instanceof Figure) return localizeFigure(currentLocale(), said, labelled)
  if (said instanceof ClockTime) return localizeClockTime(currentLocale(), said)
  const { key, values } = said
  const sentence = sentences[key]
  if (!sentence) throw new Error(`Only the server says ${key}`)
  return sentence((name) => partOf(values[name] ?? ''), Number(values.place))
}

function partOf(value: Value): string {
  if (typeof value === 'number') return String(value)
  if (isList(value)) return formatList(value.map(partOf))
  return localized(value)
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}
