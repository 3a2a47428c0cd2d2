import type { Collection } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/label-in.ts'
import { Label } from '#catalogue/messages/message.ts'

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
