import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import type { Field, MediaLookup, Part } from '../field.ts'
import type { Json } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { Label, type Localizable, type Words } from '../messages/message.ts'
import { type Path, valuesOf } from './change.ts'
import { changeMessages } from './change-messages.ts'
import { keyedItems } from './compare.ts'
import { besideEachOther, saidOf } from './said-of.ts'

/** A value for people who only read it. */
export interface InWords {
  words: Words
  /** The address of its picture, where it has one. */
  image: string | null
}

export const nothing: InWords = { words: '', image: null }

/** What a change or a conflict says to stand at its path: a value, a part of one, a whole item. */
export function inWords(
  declaration: Declaration,
  path: Path,
  value: Json,
  media: MediaLookup,
): InWords {
  const field = fieldAt(declaration, path)
  if (!field) return itemInWords(declaration.set?.fields ?? [], valuesOf(value), media)
  if (path.part !== null) {
    const part = { key: path.part, value }
    const pictures = field.parts ? field.pictures(field.parts.join([part])) : []
    return { words: partName(field, part, media), image: thumbOf(pictures, media) }
  }
  return valueInWords(field, value, media)
}

/**
 * How people call the place: "Title", "Slide 2: Image", "Slide 2", "Order of the slides".
 *
 * @param items the set in which the item is counted
 */
export function labelOf(declaration: Declaration, path: Path, items: readonly Item[]): Localizable {
  const field = fieldAt(declaration, path)
  const set = declaration.set?.label ?? ''
  if (path.item === null) {
    if (field) return new Label(field.label)
    return fill(changeMessages.order, { item: new Label(set, { isInside: true }) })
  }
  const place = items.findIndex(({ id }) => id === path.item) + 1
  const item = { item: new Label(set), place }
  return field
    ? fill(changeMessages.field, { ...item, field: new Label(field.label) })
    : fill(changeMessages.item, item)
}

/** The list at a path: the items of the set, or the parts of the field's value. */
export function listAt(declaration: Declaration, path: Path, content: Content): Part[] {
  const field = fieldAt(declaration, path)
  if (!field) return keyedItems(content.items)
  const item = content.items.find(({ id }) => id === path.item)
  const values = path.item === null ? content.values : item?.values
  return field.parts && values ? field.parts.of(storedValue(field, values)) : []
}

/** What one of a list is called: a part in words, an item by its first words. */
export function nameOf(declaration: Declaration, list: Path, one: Part, media: MediaLookup): Words {
  const field = fieldAt(declaration, list)
  if (field) return partName(field, one, media)
  const { fields, label } = declaration.set ?? { fields: [], label: '' }
  const values = valuesOf(one.value)
  const words = fields.map((each) => each.words(storedValue(each, values), media))
  const item = { item: new Label(label), place: Number(one.key) }
  return words.find(Boolean) ?? fill(changeMessages.item, item)
}

/** What one of the things that a field's value lists is called. */
export function partName(field: Field, one: Part, media: MediaLookup): Words {
  return field.parts?.words(one, media) ?? ''
}

/** The field that a path is about; undefined for an item as a whole and for the set. */
export function fieldAt(declaration: Declaration, { item, field }: Path): Field | undefined {
  const fields = item === null ? declaration.fields : (declaration.set?.fields ?? [])
  return fields.find(({ key }) => key === field)
}

function itemInWords(
  fields: readonly Field[],
  values: Item['values'],
  media: MediaLookup,
): InWords {
  const inside = fields.map((field) => valueInWords(field, storedValue(field, values), media))
  const words = inside.map((each) => each.words).filter(Boolean)
  return { words: besideEachOther(words), image: inside.find(({ image }) => image)?.image ?? null }
}

function valueInWords(field: Field, value: Json, media: MediaLookup): InWords {
  return { words: saidOf(field, value, media), image: thumbOf(field.pictures(value), media) }
}

/** Returns the address of the first picture's thumbnail; null where there is none, as of a document. */
function thumbOf([picture]: readonly number[], media: MediaLookup): string | null {
  return picture === undefined ? null : (media.get(picture)?.thumb ?? null)
}
