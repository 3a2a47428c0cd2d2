import type { Collection } from '#catalogue/declaration.ts'
import { type Language, locales } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import type { PageBrand } from './load-brand.ts'

/** A day of the calendar (`2026-05-01`) as people write it; a dash where there is none. */
export function formatDay(day: string | null, locale: string): string {
  if (day === null) return '–'
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(day))
}

/** Words as a language lists them: `breakfast, lunch and dinner`. */
export function formatList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(words)
}

/** What readers of a language call some of a field's options, in the order of the declaration. */
export function optionLabels(
  collection: Collection,
  key: string,
  chosen: readonly string[],
  language: Language,
): string[] {
  const field = collection.fields.find((one) => one.key === key)
  const options = (field?.options ?? []).filter(({ value }) => chosen.includes(value))
  return options.map(({ label }) => localizeLabel(language, new Label(label)))
}

/** By which clock and in which language moments are told. */
export type Clock = Pick<PageBrand, 'locale' | 'zone'>

/** The brand's clock, or that of the zone that an entry names. */
export function entryClock({ locale, zone }: Clock, own: string): Clock {
  return { locale, zone: own || zone }
}

/** A moment with its hour and its zone: what somebody has to be in time for. */
export function formatDeadline(at: string, { locale, zone: timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at))
}

/** The day of a moment. */
export function formatDate(at: string, { locale, zone: timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
}

/** The last day until a moment: what closes at midnight is open until the day before. */
export function formatLastDay(at: string, clock: Clock): string {
  return formatDate(new Date(Date.parse(at) - 1).toISOString(), clock)
}
