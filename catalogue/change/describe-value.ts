import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import type { Field, MediaLookup, ValuePart } from '../field.ts'
import type { Json } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { Label, type Localizable, type LocalizableText } from '../messages/message.ts'
import { keyOf, type Path, valuesOf } from './change.ts'
import { changeMessages } from './change-messages.ts'
import { keyedItems } from './compare.ts'
import { joinTexts, localizedValue } from './localized-value.ts'

export interface DescribedValue {
  text: LocalizableText
  image: string | null
}

export const noValue: DescribedValue = { text: '', image: null }

export function describeValue(
  declaration: Declaration,
  path: Path,
  value: Json,
  media: MediaLookup,
): DescribedValue {
  const field = fieldAt(declaration, path)
  if (!field) return itemInWords(declaration.set?.fields ?? [], valuesOf(value), media)
  const key = keyOf(path)
  if (key !== null) {
    const part = { key, value }
    const pictures = field.parts ? field.pictures(field.parts.join([part])) : []
    return { text: partName(field, part, media), image: thumbOf(pictures, media) }
  }
  return valueInWords(field, value, media)
}

/**
 * Returns the label of a path: "Title", "Slide 2: Image", "Slide 2", "Order of the slides", and of a
 * field inside a block "Quote 2: Text".
 */
export function labelOf(declaration: Declaration, path: Path, content: Content): Localizable {
  const field = fieldAt(declaration, path)
  const block = path.inside && blockOf(declaration, path, content)
  if (block && field) return fill(changeMessages.field, { ...block, field: new Label(field.label) })
  const { label, plural } = declaration.set ?? { label: '', plural: '' }
  if (path.item === null) {
    if (field) return new Label(field.label)
    return fill(changeMessages.order, { plural: new Label(plural, { isInside: true }) })
  }
  const place = content.items.findIndex(({ id }) => id === path.item) + 1
  const item = { item: new Label(label), place }
  return field
    ? fill(changeMessages.field, { ...item, field: new Label(field.label) })
    : fill(changeMessages.item, item)
}

/** Returns the kind of the block that a path leads into, and its place among the blocks. */
function blockOf(declaration: Declaration, path: Path, content: Content) {
  const kinds = outerField(declaration, path)?.rows?.kinds
  const kind = kinds?.find((one) => one.kind === path.inside?.block)
  const blocks = listAt(declaration, { ...path, part: null, inside: undefined }, content)
  const place = blocks.findIndex(({ key }) => key === path.part) + 1
  return kind && { item: new Label(kind.label), place }
}

export function listAt(declaration: Declaration, path: Path, content: Content): ValuePart[] {
  const field = fieldAt(declaration, path)
  if (!field) return keyedItems(content.items)
  const values = valuesAt(declaration, path, content)
  return field.parts && values ? field.parts.of(storedValue(field, values)) : []
}

/** Returns the values among which the field of a path is. */
function valuesAt(declaration: Declaration, path: Path, content: Content) {
  if (path.inside) {
    const blocks = listAt(declaration, { ...path, part: null, inside: undefined }, content)
    const block = blocks.find(({ key }) => key === path.part)
    return block && valuesOf(block.value)
  }
  const item = content.items.find(({ id }) => id === path.item)
  return path.item === null ? content.values : item?.values
}

/** Returns the name of a list member: a part as text, an item by its first text. */
export function nameOf(
  declaration: Declaration,
  list: Path,
  one: ValuePart,
  media: MediaLookup,
): LocalizableText {
  const field = fieldAt(declaration, list)
  if (field) return partName(field, one, media)
  const { fields, label } = declaration.set ?? { fields: [], label: '' }
  const values = valuesOf(one.value)
  const words = fields.map((each) => each.text(storedValue(each, values), media))
  const item = { item: new Label(label), place: Number(one.key) }
  return words.find(Boolean) ?? fill(changeMessages.item, item)
}

export function partName(field: Field, one: ValuePart, media: MediaLookup): LocalizableText {
  return field.parts?.text(one, media) ?? ''
}

/** Returns the field that a path leads to, also inside a block. */
export function fieldAt(declaration: Declaration, path: Path): Field | undefined {
  const field = outerField(declaration, path)
  const { inside } = path
  if (!inside) return field
  const fields = field?.rows?.fieldsOf(Number(path.part), inside.block)
  return fields?.find(({ key }) => key === inside.field)
}

function outerField(declaration: Declaration, { item, field }: Path): Field | undefined {
  const fields = item === null ? declaration.fields : (declaration.set?.fields ?? [])
  return fields.find(({ key }) => key === field)
}

function itemInWords(
  fields: readonly Field[],
  values: Item['values'],
  media: MediaLookup,
): DescribedValue {
  const inside = fields.map((field) => valueInWords(field, storedValue(field, values), media))
  const words = inside.map((each) => each.text).filter(Boolean)
  return { text: joinTexts(words), image: inside.find(({ image }) => image)?.image ?? null }
}

function valueInWords(field: Field, value: Json, media: MediaLookup): DescribedValue {
  return {
    text: localizedValue(field, value, media),
    image: thumbOf(field.pictures(value), media),
  }
}

function thumbOf([picture]: readonly number[], media: MediaLookup): string | null {
  return picture === undefined ? null : (media.get(picture)?.thumb ?? null)
}
