import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Field } from '#catalogue/field.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import type { Json } from '#catalogue/json.ts'
import type { Language } from '#catalogue/languages.ts'
import { kindsOf, levelOf } from '#catalogue/menu-law/allergen-names.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { formatList } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'

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

/**
 * Returns the allergens of a dish with the foods that are meant: "Gluten: barley" as a line of its own,
 * "Gluten (barley)" within a sentence.
 */
export function groupAllergens(
  values: { allergens: Json },
  { language, t }: Pick<I18n, 'language' | 't'>,
  form: 'line' | 'sentence' = 'sentence',
): AllergenGroups {
  const words = (label: string, isInside: boolean) =>
    localizeLabel(language, new Label(label, { isInside }))
  const key = form === 'line' ? 'menuItem.kindsOf' : 'menuItem.withKinds'
  const nameOf = ({ value, label, nameWithKinds, kinds }: Thing) => {
    const named = kindNames(values.allergens, { value, kinds }, language)
    if (named.length === 0) return words(label, false)
    const name = words(nameWithKinds ?? label, false)
    return t(key, { name, kinds: formatList(named, language) })
  }
  const at = (level: string) =>
    (field?.levels?.items ?? [])
      .filter(({ value }) => levelOf(values.allergens, value) === level)
      .map((thing) => nameField(values, 'allergens', nameOf(thing)))
  return {
    contains: at('contains'),
    mayContain: at('may_contain'),
    free: at('free'),
    unknown: at('unknown'),
  }
}

type Thing = NonNullable<Field['levels']>['items'][number]

/** Returns the foods of an allergen that are named, in the language of the page. */
export function kindNames(
  allergens: Json | undefined,
  { value, kinds }: Pick<Thing, 'value' | 'kinds'>,
  language: Language,
): string[] {
  const named = kindsOf(allergens, value)
  return kinds
    .filter((kind) => named.includes(kind.value))
    .map(({ label }) => localizeLabel(language, new Label(label, { isInside: true })))
}
