import { levelOf } from '#catalogue/collections/allergens.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import type { Json } from '#catalogue/json.ts'
import type { Language } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'

const field = menuItem.fields.find(({ key }) => key === 'allergens')

interface LabelledValue {
  value: string
  label: string
}

export function allergenNames(language: Language): LabelledValue[] {
  return labelled(field?.levels?.items ?? [], language)
}

export function levelNames(language: Language): LabelledValue[] {
  return labelled(field?.options ?? [], language)
}

function labelled(all: readonly LabelledValue[], language: Language): LabelledValue[] {
  return all.map(({ value, label }) => ({
    value,
    label: localizeLabel(language, new Label(label)),
  }))
}

/** The fourteen allergens of the EU by level, in the language of the page. */
export interface AllergenGroups {
  contains: readonly string[]
  mayContain: readonly string[]
  free: readonly string[]
  unknown: readonly string[]
}

export function groupAllergens(values: { allergens: Json }, language: Language): AllergenGroups {
  const names = allergenNames(language)
  const at = (level: string) =>
    names
      .filter(({ value }) => levelOf(values.allergens, value) === level)
      .map(({ label }) => nameField(values, 'allergens', label))
  return {
    contains: at('contains'),
    mayContain: at('may_contain'),
    free: at('free'),
    unknown: at('unknown'),
  }
}
