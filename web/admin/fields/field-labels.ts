import type { Field } from '#catalogue/field.ts'
import type { WindowMeaning } from '#catalogue/time/window-meaning.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'

/** Returns a control's label and description; `hint` is for fields that declare none. */
export function fieldLabels(field: Field, hint: string | null = null) {
  const description = field.hint === null ? hint : labelled(field.hint)
  return { label: labelled(field.label), description }
}

export function optionsOf({
  options = [],
  optionNames,
}: Field): { value: string; label: string }[] {
  const said = options.map(({ value, label }) => ({ value, label: labelled(label) }))
  return optionNames === 'countries' ? said.map(withCountryName).sort(byLabel) : said
}

function withCountryName({ value, label }: { value: string; label: string }) {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  return { value, label: value === '' ? label : (names.of(value) ?? value) }
}

/** Compares by the reader's alphabet; the option for none comes first. */
function byLabel(one: { value: string; label: string }, other: { value: string; label: string }) {
  if (one.value === '' || other.value === '') return one.value === '' ? -1 : 1
  return one.label.localeCompare(other.label, currentLocale())
}

/** Returns what the start and end of an entry are called. */
export function windowLabels(meaning: WindowMeaning | null): { starts: string; ends: string } {
  return meaning
    ? { starts: labelled(meaning.starts), ends: labelled(meaning.ends) }
    : { starts: t('difference.visibleFrom'), ends: t('difference.visibleUntil') }
}
