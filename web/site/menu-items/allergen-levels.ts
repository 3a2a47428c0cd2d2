import { levelOf } from '#catalogue/collections/allergens.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Json } from '#catalogue/json.ts'
import type { Language } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'

const field = menuItem.fields.find(({ key }) => key === 'allergens')

/** An allergen, or how much of one is in a dish, by the name that readers know. */
interface LabelledValue {
  value: string
  label: string
}

/** The allergens in the order of the law. */
export function allergenNames(language: Language): LabelledValue[] {
  return labelled(field?.levels?.things ?? [], language)
}

/** The levels at which a dish may have them, the gravest first. */
export function levelNames(language: Language): LabelledValue[] {
  return labelled(field?.options ?? [], language)
}

function labelled(all: readonly LabelledValue[], language: Language): LabelledValue[] {
  return all.map(({ value, label }) => ({
    value,
    label: localizeLabel(language, new Label(label)),
  }))
}

/** The fourteen of the EU by what a dish has of each, in the page's language. */
export interface AllergenGroups {
  contains: readonly string[]
  mayContain: readonly string[]
  free: readonly string[]
  /** Nobody has said. */
  unknown: readonly string[]
}

/** Returns the allergens by what a dish has of each, in the order of the law. */
export function groupAllergens(levels: Json | undefined, language: Language): AllergenGroups {
  const names = allergenNames(language)
  const at = (level: string) =>
    names.filter(({ value }) => levelOf(levels, value) === level).map(({ label }) => label)
  return {
    contains: at('contains'),
    mayContain: at('may_contain'),
    free: at('free'),
    unknown: at('unknown'),
  }
}
