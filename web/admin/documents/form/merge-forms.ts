import { type ChooseSide, eachOf, type Three } from '#catalogue/change/conflict.ts'
import { merge } from '#catalogue/change/merge.ts'
import { mergeInWords } from '#catalogue/change/merge-in-words.ts'
import { type Item, type Section, storedValue } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import {
  type LocalizedMergedChange,
  type LocalizedQuestion,
  spokenQuestion,
  spokenTold,
} from '#web/admin/documents/difference/localized-merge.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { shownAs } from '#web/admin/fields/shown-as.ts'
import { picturesIn, type VersionItem, versionsOf } from './form-versions.ts'

export interface MergedForms {
  form: FormContent
  /** What both changed, each in another way. */
  questions: LocalizedQuestion[]
  /** What was taken of either without a question. */
  told: LocalizedMergedChange[]
}

/**
 * My edits on top of a newer version. What only one of both has changed is as that one has it;
 * where both have, `ask` says whose is taken, and without it mine is. An item that somebody removed
 * and that stays comes back as a new one.
 *
 * @param forms mine and theirs, with what both started from
 */
export function mergeForms(
  section: Section,
  forms: Three<FormContent>,
  ask?: ChooseSide,
): MergedForms {
  const versions = versionsOf(section, forms)
  const contents = eachOf(versions, ({ content }) => content)
  const merged = merge(section, contents, ask)
  const { mine, theirs } = versions
  const records = [theirs, mine].map(({ content, row }) => ({ values: content.values, row }))
  const form = {
    values: rowOf(section.fields, merged.content.values, records),
    items: merged.content.items.flatMap(({ id, values }) => {
      const known = [theirs.items.get(id), mine.items.get(id)].filter((one) => one !== undefined)
      const own = known.at(-1)
      if (!own) return []
      const row = rowOf(section.set?.fields ?? [], values, known)
      return [{ key: own.key, id: theirs.items.get(id)?.id ?? null, row }]
    }),
  }
  const words = mergeInWords(section, contents, merged, picturesIn(section, versions))
  return { form, questions: words.questions.map(spokenQuestion), told: words.told.map(spokenTold) }
}

/** The values as rows carry them; what no field is about is as in the first of the rows. */
function rowOf(
  fields: readonly Field[],
  values: Item['values'],
  known: readonly Pick<VersionItem, 'values' | 'row'>[],
): Row {
  const shown = fields.map((field) => {
    const sides = known.map((one) => ({ value: storedValue(field, one.values), row: one.row }))
    return shownAs(field, storedValue(field, values), sides)
  })
  return Object.assign({}, known[0]?.row, ...shown)
}
