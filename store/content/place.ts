import type { PlaceLanguage } from '#catalogue/languages.ts'

/** Where a record stands: a section (`entryId` 0) or an entry of a collection, in a language. */
export interface PlaceKey {
  subject: string
  entryId: number
  language: PlaceLanguage
}

/** A place in one string, e.g. `home.hero`, `promotion/17`, `promotion/17@de`: what pages depend on. */
export function placeName({ subject, entryId, language }: PlaceKey): string {
  const entry = entryId === 0 ? '' : `/${entryId}`
  return `${subject}${entry}${language === '' ? '' : `@${language}`}`
}

/** The place that a row of the database is about. */
export function placeOf(row: {
  subject: string
  entry_id: number
  language: PlaceLanguage
}): PlaceKey {
  return { subject: row.subject, entryId: row.entry_id, language: row.language }
}
