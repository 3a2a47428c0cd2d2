import { declarations } from '#catalogue/catalogue.ts'
import { currentLocale, labelled } from '#web/admin/i18n/translate.ts'

/** Returns the kinds of content by their names in the reader's language, to filter a list. */
export function contentKinds(): { value: string; label: string }[] {
  return declarations
    .map(({ entityType, label }) => ({ value: entityType, label: labelled(label) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLocale()))
}
