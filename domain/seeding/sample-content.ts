import type { BrandContent, ContentLookup } from '#catalogue/brand/content.ts'
import { collections, sections } from '#catalogue/catalogue.ts'
import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import { sodiumInSalt } from '#catalogue/collections/sizes.ts'
import type { Collection, Declaration } from '#catalogue/declaration.ts'
import type { Field, FieldKind } from '#catalogue/field.ts'
import type { SentValues } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { pages } from '#catalogue/pages.ts'
import type { RichBlock, RichText } from '#catalogue/text/rich-text.ts'
import { addDays } from '#catalogue/time/calendar.ts'

/** Entries of each collection. */
const entryCount = 4

/** How the site looks and where its addresses lead is the brand's, and a slug is made from the title. */
const leftEmpty = new Set(['frame.look', 'frame.redirects', 'frame.synonyms'])
const ownFields = new Set(['slug', 'app_slug', 'primary_color', 'secondary_color'])

/** What a value is made for: the nth entry or row, and what it can refer to. */
interface Sample extends ContentLookup {
  nth: number
  today: string
}

const picture = 'sample.png'
const pdf = 'sample.pdf'

/** Accounts without any content. */
export const noContent: BrandContent = {
  emailDomain: 'brand.example',
  files: [],
  entries: () => [],
  sections: () => ({}),
  translations: {},
}

/**
 * Returns content in which the first of everything has all texts as long as they may be, long words among
 * them, and every list has as many rows as it may have. The settings of the brand stay, but for their texts.
 */
export function contentAtLimits(own: BrandContent = noContent): BrandContent {
  return {
    ...noContent,
    files: [
      {
        file: picture,
        name: picture,
        width: 1600,
        height: 900,
        alt: words(0, limits.alt),
        focal: { x: 0.5, y: 0.5 },
        svg: () =>
          '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#789"/><circle cx="800" cy="450" r="300" fill="#def"/></svg>',
      },
      { file: pdf, name: pdf, pdf: () => Buffer.from('%PDF-1.4\n%%EOF\n') },
      ...own.files,
    ],
    entries: (now) => {
      const today = now.slice(0, 10)
      return inOrder(collections).flatMap((collection) =>
        Array.from({ length: entryCount }, (_, nth) => ({
          collection: collection.key,
          make: (lookup: ContentLookup) => ({
            sent: valuesOf(collection, { ...lookup, nth, today }),
          }),
        })),
      )
    },
    sections: (lookup) => {
      const today = new Date().toISOString().slice(0, 10)
      const ofBrand = own.sections({ ...lookup, entry: () => null })
      return Object.fromEntries(
        sections
          .filter(({ key }) => !leftEmpty.has(key))
          .map((section) => {
            const sent = valuesOf(section, { ...lookup, nth: 0, today })
            return [section.key, { ...sent, ...choicesOf(section, ofBrand[section.key]) }]
          }),
      )
    },
  }
}

/** Collections that refer to others come after them. */
function inOrder(all: readonly Collection[]): Collection[] {
  const referring = ({ fields }: Collection) =>
    fields.filter(({ kind }) => kind === 'references' || kind === 'blocks').length
  return all.toSorted((one, other) => referring(one) - referring(other))
}

/** What a brand chose in a section, without its texts. */
function choicesOf({ fields }: Declaration, sent: SentValues = {}): SentValues {
  const kept = fields.filter(({ kind }) => kind === 'choice' || kind === 'colour')
  return Object.fromEntries(kept.flatMap(({ wire }) => (wire in sent ? [[wire, sent[wire]]] : [])))
}

function valuesOf({ fields, set, window }: Declaration, sample: Sample): SentValues {
  const ids = set?.fixed?.map(({ id }) => ({ id })) ?? Array.from({ length: set?.max ?? 0 })
  return {
    ...rowOf(fields, sample),
    ...(set && {
      [set.wire]: ids.map((id, nth) => ({
        ...Object(id),
        ...rowOf(set.fields, { ...sample, nth }),
      })),
    }),
    ...(window?.needsEnd && { ends_at: `${addDays(sample.today, 365)}T12:00:00.000Z` }),
  }
}

/** Leaves out what the field would not accept. */
function rowOf(fields: readonly Field[], sample: Sample): SentValues {
  const values = fields
    .filter(({ key }) => !ownFields.has(key))
    .flatMap((field) => {
      const [name = field.wire] = Object.keys(field.requestSchema)
      const fits = (value: unknown) => field.requestSchema[name]?.safeParse(value).success
      const value = candidates[field.kind](field, sample).find(fits)
      const category = field.kind === 'entity' ? { entity: categoryOf(field) } : {}
      return value === undefined ? [] : [{ [name]: value, ...category }]
    })
  return Object.assign({}, ...values)
}

/** The values to try for a kind of field, the largest first. */
const candidates: Record<FieldKind, (field: Field, sample: Sample) => unknown[]> = {
  text: (_, { nth }) => [words(nth, limits.title), words(nth, 60), words(nth, 20), `S${nth + 1}`],
  longText: (_, { nth }) => [words(nth, limits.plainText)],
  richText: (_, { nth }) => [richTextOf(nth)],
  moment: (_, { today }) => [`${addDays(today, 300)}T12:00:00.000Z`],
  day: (_, { today, nth }) => [addDays(today, nth)],
  image: (_, { file }) => [file(picture)],
  link: () => ['/menu', 'https://brand.example/'],
  entity: (field, sample) => entriesOf(categoryOf(field), sample).slice(0, 1),
  constant: ({ empty }) => [empty],
  choice: ({ options = [] }, { nth }) => {
    const values = options.map(({ value }) => value).filter(Boolean)
    return [values[nth % values.length]]
  },
  choices: ({ options = [] }) => [
    options.map(({ value }) => value).filter((value) => value !== 'none'),
  ],
  names: ({ max = 1 }) => [
    Array.from({ length: max }, (_, nth) => ({ name: words(nth, limits.title) })),
  ],
  pageList: ({ max }) => [pages.map(({ id }) => id).slice(0, max)],
  colour: () => [],
  yesNo: () => [true],
  money: () => [99_999],
  // Energy in kJ and kcal has to agree.
  // A gram of salt has that much sodium.
  quantity: ({ figure }) => [figure?.unit === 'mg' ? sodiumInSalt : 1],
  measure: ({ options = [] }) => [{ amount: 250, unit: options[0]?.value }],
  levels: ({ options = [], levels }) => {
    const level = options.findLast(({ value }) => value !== levels?.blocking)?.value
    return [Object.fromEntries((levels?.items ?? []).map(({ value }) => [value, level]))]
  },
  rows: ({ rows, max = 1 }, sample) => [
    Array.from({ length: max }, (_, nth) => rowOf(rows?.fields ?? [], { ...sample, nth })),
  ],
  blocks: ({ rows }, sample) => [
    (rows?.kinds ?? []).map(({ kind, fields }) => ({ ...rowOf(fields, sample), kind })),
  ],
  references: ({ category, max = entryCount }, sample) => [
    entriesOf(category ?? 0, sample).slice(0, max),
  ],
  groups: () => [[]],
  files: (_, { file }) => [[file(pdf)]],
  namedTexts: ({ options = [] }, { nth }) => [
    options.map(({ value }) => ({ key: value, value: words(nth, 100) })),
  ],
  video: () => ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  phone: () => ['+4942155501234'],
  weekHours: () => ['Mo-Su 07:00-09:00,10:00-12:00,13:00-15:00,18:00-23:00'],
  dayHours: () => ['07:00-09:00,10:00-12:00,13:00-15:00,18:00-23:00', 'off'],
}

function categoryOf({ category }: Field): number {
  return category ?? referenceCategories[0].id
}

function entriesOf(category: number, { entry }: Sample): number[] {
  const { collection: key } = referenceCategories.find(({ id }) => id === category) ?? {}
  const collection = collections.find((each) => each.key === key)
  const title = collection?.fields.find((field) => field.key === collection.titleKey)
  if (!collection || !title) return []
  return Array.from({ length: entryCount }, (_, nth) => words(nth, limits.title)).flatMap(
    (name) => entry(collection.key, name) ?? [],
  )
}

/** Returns a text of this length for the first of a list, beginning with a long word; a short one for others. */
function words(nth: number, length: number): string {
  if (nth > 0) return `Sample ${nth + 1}`
  const text = 'Rindfleischetikettierungsüberwachungsaufgaben and everything that goes with it. '
  return text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim()
    .padEnd(length, 'x')
}

function richTextOf(nth: number): RichText {
  const text = [{ type: 'text' as const, text: words(nth, limits.plainText) }]
  const paragraph: RichBlock = { type: 'paragraph', content: text }
  const items = Array.from({ length: 10 }, () => {
    return { type: 'listItem' as const, content: [paragraph] }
  })
  return {
    type: 'doc',
    content: [
      ...([2, 3, 4] as const).map(
        (level): RichBlock => ({ type: 'heading', attrs: { level }, content: text }),
      ),
      { type: 'blockquote', content: [paragraph] },
      { type: 'bulletList', content: items },
      { type: 'orderedList', content: items },
      {
        type: 'table',
        content: Array.from({ length: 3 }, (_, row) => ({
          type: 'tableRow',
          content: Array.from({ length: limits.richText.table.columns }, () => ({
            type: row === 0 ? 'tableHeader' : 'tableCell',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: words(nth, 100) }] }],
          })),
        })),
      },
    ],
  }
}
