import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import type { Field, MediaLookup } from '../field.ts'
import type { Json } from '../json.ts'

/** One change between two versions, in words for the person who decides. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** "Title", "Slide 2: Image". */
  label: string
  before: string
  after: string
  /** Addresses of the pictures, where the change is one of pictures. */
  before_image: string | null
  after_image: string | null
}

/** What publishing `after` would change; `before` is what visitors see, or null for nothing. */
export function differences(
  declaration: Declaration,
  before: Content | null,
  after: Content,
  media: MediaLookup,
): Difference[] {
  const look = { media }
  const single = changes(declaration.fields, before?.values ?? {}, after.values, '', look)
  return [...single, ...(declaration.set ? itemChanges(declaration, before, after, look) : [])]
}

interface Look {
  media: MediaLookup
}

function itemChanges(declaration: Declaration, before: Content | null, after: Content, look: Look) {
  const { fields, label } = declaration.set ?? { fields: [], label: '' }
  const old = before?.items ?? []
  const found: Difference[] = []
  for (const [index, item] of after.items.entries()) {
    const name = `${label} ${index + 1}`
    const was = old.find(({ id }) => id === item.id)
    if (!was) found.push(whole('added', name, item, fields, look))
    else found.push(...changes(fields, was.values, item.values, `${name}: `, look))
  }
  for (const [index, item] of old.entries()) {
    const gone = !after.items.some(({ id }) => id === item.id)
    if (gone) found.push(whole('removed', `${label} ${index + 1}`, item, fields, look))
  }
  return [...found, ...orderChange(label, old, after.items)]
}

function orderChange(label: string, old: Item[], now: Item[]): Difference[] {
  const stayed = old.filter(({ id }) => now.some((item) => item.id === id)).map(({ id }) => id)
  const order = now.filter(({ id }) => stayed.includes(id)).map(({ id }) => id)
  if (stayed.join() === order.join()) return []
  const places = (ids: number[]) =>
    ids.map((id) => old.findIndex((item) => item.id === id) + 1).join(', ')
  return [plain('moved', `Order of the ${label.toLowerCase()}s`, places(stayed), places(order))]
}

function whole(
  kind: 'added' | 'removed',
  label: string,
  item: Item,
  fields: readonly Field[],
  look: Look,
): Difference {
  const words = fields
    .map((field) => field.words(storedValue(field, item.values), look.media))
    .filter(Boolean)
    .join(' · ')
  const address = fields.map((field) => imageOf(field, item.values, look)).find(Boolean) ?? null
  return kind === 'added'
    ? { ...plain(kind, label, '', words), after_image: address }
    : { ...plain(kind, label, words, ''), before_image: address }
}

function changes(
  fields: readonly Field[],
  before: Record<string, Json>,
  after: Record<string, Json>,
  prefix: string,
  look: Look,
): Difference[] {
  return fields.flatMap((field) => {
    const was = storedValue(field, before)
    const is = storedValue(field, after)
    if (JSON.stringify(sorted(was)) === JSON.stringify(sorted(is))) return []
    const words = [field.words(was, look.media), field.words(is, look.media)] as const
    return [
      {
        ...plain('changed', `${prefix}${field.label}`, words[0], words[1]),
        before_image: imageOf(field, before, look),
        after_image: imageOf(field, after, look),
      },
    ]
  })
}

function imageOf(field: Field, values: Record<string, Json>, { media }: Look): string | null {
  const [id] = field.pictures(storedValue(field, values))
  return id === undefined ? null : (media.get(id)?.url ?? null)
}

function plain(kind: Difference['kind'], label: string, before: string, after: string): Difference {
  return { kind, label, before, after, before_image: null, after_image: null }
}

/** PostgreSQL's jsonb gives keys back in its own order. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
