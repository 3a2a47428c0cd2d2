import type { Collection } from '#catalogue/declaration.ts'
import { type Language, locales } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import type { PageBrand } from './load-brand.ts'

/** Formats a calendar day (`2026-05-01`); a dash for null. */
export function formatDay(day: string | null, locale: string): string {
  if (day === null) return '–'
  return formatDate(day, { locale, zone: 'UTC' })
}

/** By language: creating one takes longer than using it a thousand times. */
const listFormats = new Map<Language, Intl.ListFormat>()

/** Formats a list: `breakfast, lunch and dinner`. */
export function formatList(items: readonly string[], language: Language): string {
  const format = listFormats.get(language) ?? new Intl.ListFormat(locales[language])
  listFormats.set(language, format)
  return format.format(items)
}

/** Returns the labels of selected options of a field, in the order of the declaration. */
export function optionLabels(
  collection: Collection,
  key: string,
  selected: readonly string[],
  language: Language,
): string[] {
  const field = collection.fields.find((one) => one.key === key)
  const options = (field?.options ?? []).filter(({ value }) => selected.includes(value))
  return options.map(({ label }) => localizeLabel(language, new Label(label)))
}

/** Locale and time zone in which moments are formatted. */
export type Clock = Pick<PageBrand, 'locale' | 'zone'>

/** Returns the clock of an entry: its own time zone, or that of the brand. */
export function entryClock({ locale, zone }: Clock, own: string): Clock {
  return { locale, zone: own || zone }
}

/** Formats a moment with time and zone, for deadlines. "GST" would name three zones; an offset one. */
export function formatDeadline(at: string, { locale, zone: timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortOffset',
  }).format(new Date(at))
}

export function formatDate(at: string, { locale, zone: timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
}

/** Formats the last open day: what closes at midnight is open until the day before. */
export function formatLastDay(at: string, clock: Clock): string {
  return formatDate(new Date(Date.parse(at) - 1).toISOString(), clock)
}
