import type { Field } from '#catalogue/field.ts'
import { labelled } from '#web/admin/speech/speech.ts'

/**
 * What a control says about its field, in the reader's language.
 * @param hint for a field that declares none
 */
export function fieldWords(field: Field, hint: string | null = null) {
  const description = field.hint === null ? hint : labelled(field.hint)
  return { label: labelled(field.label), description }
}

/** What can be chosen, as a select takes it. */
export function optionsOf({ options = [] }: Field): { value: string; label: string }[] {
  return options.map(({ value, label }) => ({ value, label: labelled(label) }))
}
