import { type ChooseSide, mapThree, type ThreeWay } from '#catalogue/change/conflict.ts'
import type { ConflictQuestion, MergedChange } from '#catalogue/change/describe-merge.ts'
import { describeMerge } from '#catalogue/change/describe-merge.ts'
import type { DescribedValue } from '#catalogue/change/describe-value.ts'
import { merge } from '#catalogue/change/merge.ts'
import { type Content, type Item, type Section, storedValue } from '#catalogue/declaration.ts'
import type { Field, MediaLookup, MediaResponse } from '#catalogue/field.ts'
import type { Difference } from '#web/admin/api/wire.gen.ts'
import { displayedAs } from '#web/admin/fields/displayed-as.ts'
import type { FormContent, FormItem } from '#web/admin/fields/form-content.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { idAt, type Row, rowsAt, thingsAt } from '#web/admin/fields/row.ts'
import { valueAt } from '#web/admin/fields/sent-of.ts'
import { localized } from '#web/admin/i18n/localized.ts'
import { t } from '#web/admin/i18n/translate.ts'

export interface MergedForms {
  form: FormContent
  questions: LocalizedQuestion[]
  /** Changes that were merged without a question. */
  changes: LocalizedMergedChange[]
}

/**
 * Merges my edits into a newer version. Where both sides changed the same, `ask` chooses, and
 * without it mine wins. An item that the other side removed and that stays comes back as a new one.
 * @param forms mine and theirs, with their common base
 */
export function mergeForms(
  section: Section,
  forms: ThreeWay<FormContent>,
  ask?: ChooseSide,
): MergedForms {
  const versions = versionsOf(section, forms)
  const contents = mapThree(versions, ({ content }) => content)
  const merged = merge(section, contents, ask)
  const { mine, theirs } = versions
  const records = [theirs, mine].map(({ content, row }) => ({ values: content.values, row }))
  const form = {
    values: rowOf(section.fields, merged.content.values, records),
    items: merged.content.items.flatMap(({ id, values }) => {
      const known = [theirs.items.get(id), mine.items.get(id)].filter((one) => one !== undefined)
      const latest = known.at(-1)
      if (!latest) return []
      const row = rowOf(section.set?.fields ?? [], values, known)
      return [{ key: latest.key, id: theirs.items.get(id)?.id ?? null, row }]
    }),
  }
  const words = describeMerge(section, contents, merged, picturesIn(section, versions))
  return {
    form,
    questions: words.questions.map(localizedQuestion),
    changes: words.told.map(localizedChange),
  }
}

/** Returns the values in the form of rows; what belongs to no field comes from the first row. */
function rowOf(
  fields: readonly Field[],
  values: Item['values'],
  known: readonly Pick<VersionItem, 'values' | 'row'>[],
): Row {
  const merged = fields.map((field) => {
    const sides = known.map((one) => ({ value: storedValue(field, one.values), row: one.row }))
    return displayedAs(field, storedValue(field, values), sides)
  })
  return Object.assign({}, known[0]?.row, ...merged)
}

/** A form as contents of the catalogue, so that it can be merged there. */
interface FormVersion {
  content: Content
  row: Row
  /** By item id; new items have ids of their own. */
  items: ReadonlyMap<number, VersionItem>
}

interface VersionItem extends FormItem {
  values: Item['values']
}

function versionsOf(section: Section, forms: ThreeWay<FormContent>): ThreeWay<FormVersion> {
  const idOf = idAssigner(forms)
  const base = versionOf(section, forms.base, idOf)
  return {
    base,
    mine: versionOf(section, forms.mine, idOf, base),
    theirs: versionOf(section, forms.theirs, idOf, base),
  }
}

function picturesIn(section: Section, versions: ThreeWay<FormVersion>): MediaLookup {
  const pictures = new Map<number, MediaResponse>()
  mapThree(versions, ({ row, items }) => {
    addPictures(pictures, section.fields, row)
    for (const item of items.values()) addPictures(pictures, section.set?.fields ?? [], item.row)
  })
  return pictures
}

function addPictures(
  pictures: Map<number, MediaResponse>,
  fields: readonly Field[],
  row: Row,
): void {
  for (const field of fields) {
    for (const inside of field.rows ? rowsAt(row, field.wire) : []) {
      addPictures(pictures, field.rows?.fieldsOf(idAt(inside, 'id'), inside.kind) ?? [], inside)
    }
    for (const { id, name } of field.kind === 'files' ? thingsAt(row, field.wire) : []) {
      pictures.set(id, { id, name, url: '', thumb: '', alt: '' })
    }
    if (field.kind !== 'image') continue
    const picture = pictureAt(field, row)
    if (!picture) continue
    const name = picture.alt || t('form.picture', { id: String(picture.id) })
    pictures.set(picture.id, { ...picture, name })
  }
}

function versionOf(
  section: Section,
  form: FormContent,
  idOf: (item: FormItem) => number,
  like?: FormVersion,
): FormVersion {
  const fields = section.set?.fields ?? []
  const items = new Map(
    form.items.map((item) => {
      const id = idOf(item)
      return [id, { ...item, values: valuesOf(fields, item.row, like?.items.get(id)?.row) }]
    }),
  )
  const content = {
    values: valuesOf(section.fields, form.values, like?.row),
    items: [...items].map(([id, { values }]) => ({ id, values })),
    lastItemId: Math.max(0, ...items.keys()),
  }
  return { content, row: form.values, items }
}

function valuesOf(fields: readonly Field[], row: Row, like?: Row) {
  return Object.fromEntries(fields.map((field) => [field.key, valueAt(field, row, like)]))
}

/** Returns ids for new items, above all existing ones; the same in all three forms. */
function idAssigner({ base, mine, theirs }: ThreeWay<FormContent>): (item: FormItem) => number {
  const items = [...base.items, ...mine.items, ...theirs.items]
  const givenKeys = new Map<string, number>()
  let last = Math.max(0, ...items.map(({ id }) => id ?? 0))
  return ({ id, key }) => {
    const known = id ?? givenKeys.get(key) ?? ++last
    if (id === null) givenKeys.set(key, known)
    return known
  }
}

export interface LocalizedValue {
  words: string
  image: string | null
}

export interface LocalizedQuestion
  extends Omit<ConflictQuestion, 'label' | 'base' | 'mine' | 'theirs'> {
  label: string
  base: LocalizedValue | null
  mine: LocalizedValue | null
  theirs: LocalizedValue | null
}

export interface LocalizedMergedChange extends Omit<MergedChange, 'difference'> {
  difference: Difference
}

/** Returns a merge question in the reader's language; the merge runs in the browser. */
function localizedQuestion({
  label,
  base,
  mine,
  theirs,
  ...rest
}: ConflictQuestion): LocalizedQuestion {
  const versions = {
    base: localizedValue(base),
    mine: localizedValue(mine),
    theirs: localizedValue(theirs),
  }
  return { ...rest, label: localized(label), ...versions }
}

/** Returns a merged change in the reader's language. */
function localizedChange({
  by,
  difference: { label, before, after, source: _source, ...rest },
}: MergedChange): LocalizedMergedChange {
  const words = { label: localized(label), before: localized(before), after: localized(after) }
  return { by, difference: { ...rest, ...words } }
}

function localizedValue(version: DescribedValue | null): LocalizedValue | null {
  return version && { ...version, words: localized(version.text) }
}
