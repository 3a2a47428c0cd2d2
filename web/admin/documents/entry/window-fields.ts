import { declarationByEntityType } from '#catalogue/catalogue.ts'
import type { Field } from '#catalogue/field.ts'
import { moment } from '#catalogue/fields/times/moment.ts'
import type { WindowMeaning } from '#catalogue/time/window-meaning.ts'
import { knownTimeZone } from '#web/admin/api/brand.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** Returns the fields of an entry's window, which no declaration lists. */
export function windowFields(meaning: WindowMeaning | null): Field[] {
  const { starts, ends } = windowLabels(meaning)
  const { zone } = meaning ?? {}
  const by = zone === undefined ? {} : { zone }
  const required = meaning?.needsEnd !== undefined
  return [moment(starts, by)('starts_at'), { ...moment(ends, by)('ends_at'), required }]
}

export function windowLabels(meaning: WindowMeaning | null): { starts: string; ends: string } {
  return meaning
    ? { starts: labelled(meaning.starts), ends: labelled(meaning.ends) }
    : { starts: t('difference.visibleFrom'), ends: t('difference.visibleUntil') }
}

/** Returns the time zone of an entry's window: its own where it names one, else the brand's. */
export function windowZone(entityType: string, values: Row): string | null {
  const key = declarationByEntityType(entityType)?.window?.zone
  return (key !== undefined && textAt(values, key)) || knownTimeZone()
}
