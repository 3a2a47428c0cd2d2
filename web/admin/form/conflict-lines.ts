import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { sameField } from '#web/admin/fields/sent-of.ts'
import { wordsOf } from '#web/admin/fields/words-of.ts'
import { pictureAt } from '#web/admin/picture-slot/picture-slot.ts'
import type { Row } from '#web/admin/rows/row.ts'
import type { FormContent, FormItem } from './form-content.ts'

export interface ConflictSide {
  words: string
  image: string | null
}

/** One place at which my text and the current one differ. A missing item has no side. */
export interface ConflictLine {
  label: string
  mine: ConflictSide | null
  current: ConflictSide | null
}

/** Where the two versions differ, field by field and item by item. */
export function conflictLines(
  section: Section,
  mine: FormContent,
  current: FormContent,
): ConflictLine[] {
  const single = fieldLines(section.fields, mine.values, current.values, '')
  const set = section.set
  if (!set) return single
  const lines = mine.items.flatMap((item, index): ConflictLine[] => {
    const name = `${set.label} ${index + 1}`
    const twin = current.items.find(({ id }) => id !== null && id === item.id)
    if (!twin) return [{ label: name, mine: wholeItem(set.fields, item), current: null }]
    return fieldLines(set.fields, item.row, twin.row, `${name}: `)
  })
  const missing = current.items
    .filter(({ id }) => !mine.items.some((item) => item.id === id))
    .map((item) => ({
      label: `${set.label} not in yours: ${wordsOfItem(set.fields, item)}`,
      mine: null,
      current: wholeItem(set.fields, item),
    }))
  return [
    ...single,
    ...lines,
    ...missing,
    ...orderLine(`Order of the ${set.label.toLowerCase()}s`, mine, current),
  ]
}

function fieldLines(fields: readonly Field[], mine: Row, current: Row, prefix: string) {
  return fields
    .filter((field) => !sameField(field, mine, current))
    .map((field) => ({
      label: `${prefix}${field.label}`,
      mine: side(field, mine),
      current: side(field, current),
    }))
}

function side(field: Field, row: Row): ConflictSide {
  const image = field.kind === 'image' ? (pictureAt(field, row)?.url ?? null) : null
  return { words: wordsOf(field, row), image }
}

function wholeItem(fields: readonly Field[], item: FormItem): ConflictSide {
  const sides = fields.map((field) => side(field, item.row))
  return {
    words: sides
      .map(({ words }) => words)
      .filter(Boolean)
      .join(' · '),
    image: sides.find(({ image }) => image)?.image ?? null,
  }
}

/** Names an item by its first words, so that two of them can be told apart. */
function wordsOfItem(fields: readonly Field[], item: FormItem): string {
  return fields.map((field) => wordsOf(field, item.row)).find(Boolean) ?? `${item.id}`
}

function orderLine(label: string, mine: FormContent, current: FormContent): ConflictLine[] {
  const places = (content: FormContent, other: FormContent) =>
    content.items
      .map(({ id }) => id)
      .filter((id) => id !== null && other.items.some((item) => item.id === id))
      .map((id) => current.items.findIndex((item) => item.id === id) + 1)
      .join(', ')
  const [ours, theirs] = [places(mine, current), places(current, mine)]
  if (ours === theirs) return []
  return [{ label, mine: { words: ours, image: null }, current: { words: theirs, image: null } }]
}
