import fc from 'fast-check'
import { bannerCategories } from '#catalogue/collections/reference-categories.ts'
import { sodiumInSalt } from '#catalogue/collections/sizes.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { Field, FieldKind } from '#catalogue/field.ts'
import type { SentValues } from '#catalogue/json.ts'
import { weekDays } from '#catalogue/opening/week.ts'
import { pages } from '#catalogue/pages.ts'
import { arbitraryPath, arbitraryUrl } from './arbitrary-address.ts'
import { arbitraryLevels } from './arbitrary-levels.ts'
import { arbitraryRichText } from './arbitrary-rich-text.ts'

/** What a client may send for a declaration: any of its fields, and new items of its set. */
export function arbitraryBody(declaration: Declaration): fc.Arbitrary<SentValues> {
  const single = arbitraryFields(declaration.fields)
  const { set } = declaration
  if (!set) return single
  const items = set.fixed
    ? fc.tuple(
        ...set.fixed.map(({ id }) => arbitraryFields(set.fields).map((row) => ({ id, ...row }))),
      )
    : fc.array(arbitraryFields(set.fields), { maxLength: 4 })
  return fc.tuple(single, items).map(([values, rows]) => ({ ...values, [set.wire]: rows }))
}

/** What a body is filled with. */
export interface TemplateValues {
  /** Stands in every field that takes words, and in every address. */
  text: string
  picture: number
  /** A PDF of the library; without one, lists of documents stay empty. */
  document?: number
  /** A live entry of each category of references. */
  entry(category: number): number
}

/** A body in which nothing is missing: every field, or only the least that publishing needs. */
export function completeBody(
  declaration: Declaration,
  filling: TemplateValues,
  fields: 'every' | 'least' = 'every',
): SentValues {
  const isLeast = fields === 'least'
  const { set } = declaration
  const one = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, { numRuns: 1, seed: 1 })[0]
  const from: Ingredients = {
    words: fc.constant(filling.text),
    links: fc.constant(`/${filling.text}`),
    pictures: fc.constant(filling.picture),
    documents: () => fc.constant(filling.document === undefined ? [] : [filling.document]),
    entries: (category) => fc.constant(filling.entry(category)),
    categories: fc.constantFrom(...categories),
    count: { minLength: 1, maxLength: 1 },
    isWhole: true,
  }
  const missing = checkComplete(declaration, emptyContent(declaration))
  const rowOf = (all: readonly Field[]): SentValues => {
    const wanted = isLeast ? all.filter(({ required, wire }) => required || wire in missing) : all
    return Object.assign({}, ...wanted.map((field) => one(kinds[field.kind](field, from))))
  }
  const end = declaration.window?.needsEnd ? { ends_at: '9999-12-31T12:00:00.000Z' } : {}
  if (!set) return { ...rowOf(declaration.fields), ...end }
  const count = isLeast ? set.min : Math.max(1, set.min)
  const ids = set.fixed?.map(({ id }) => ({ id })) ?? Array.from({ length: count }, () => ({}))
  return {
    ...rowOf(declaration.fields),
    [set.wire]: ids.map((id) => ({ ...id, ...rowOf(set.fields) })),
  }
}

/** What the values of fields are taken from. */
interface Ingredients {
  words: fc.Arbitrary<string>
  links: fc.Arbitrary<string | null>
  pictures: fc.Arbitrary<number | null>
  documents(count: Ingredients['count']): fc.Arbitrary<number[]>
  categories: fc.Arbitrary<number>
  entries(category: number): fc.Arbitrary<number>
  /** Of the entries of a list. */
  count: { minLength: number; maxLength: number }
  /** Nothing that publishing needs is left out, and nothing contradicts anything. */
  isWhole: boolean
}

const categories: readonly number[] = bannerCategories.map(({ id }) => id)
const ids = fc.integer({ min: 1, max: 2_147_483_647 })

const anything: Ingredients = {
  words: fc.oneof(
    fc.stringMatching(/^[A-Za-z][A-Za-z '&%_]{0,30}$/),
    fc.constantFrom('Überraschung', '招牌', 'عرض', '🍟🍔', '', '<b>&amp;'),
  ),
  links: fc.oneof(arbitraryUrl, arbitraryPath, fc.constantFrom('', null)),
  pictures: fc.option(ids),
  documents: (count) => fc.uniqueArray(ids, count),
  categories: fc.constantFrom(...categories),
  entries: () => ids,
  count: { minLength: 0, maxLength: 3 },
  isWhole: false,
}

export function arbitraryFields(fields: readonly Field[]): fc.Arbitrary<SentValues> {
  return fc
    .tuple(...fields.map((field) => fc.option(kinds[field.kind](field, anything), { nil: {} })))
    .map((parts) => Object.assign({}, ...parts))
}

type Maker = (field: Field, from: Ingredients) => fc.Arbitrary<SentValues>

const asText: Maker = (field, { words }) => under(field, words)

/** Exhaustive: a new kind of field says here what clients send for it. */
const kinds: Record<FieldKind, Maker> = {
  text: asText,
  longText: asText,
  moment: (field) =>
    under(
      field,
      fc
        .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
        .map((at) => at.toISOString()),
    ),
  day: (field, { isWhole }) => {
    const some = fc.constantFrom('2026-05-01', '2028-02-29', '1999-12-31')
    const least = fc.constant(field.required ? '2026-05-01' : null)
    return under(field, isWhole ? least : fc.oneof(some, fc.constant(null)))
  },
  richText: (field, { words }) => under(field, arbitraryRichText(words)),
  constant: (field, { words }) => under(field, fc.oneof(words, fc.constant(field.empty))),
  image: (field, { pictures }) => under(field, pictures),
  link: (field, { links }) => under(field, links),
  entity: entityOf,
  // White on the brand's amber could not be read, and an analytics service needs an ID of its form.
  choice: ({ options = [], ...field }, { isWhole }) => {
    const every = options.map(({ value }) => value)
    const safe = every.find((value) => value === 'auto' || value === 'none')
    return under(field, isWhole && safe ? fc.constant(safe) : fc.constantFrom(...every))
  },
  // Were two people to approve, or laws to hold, what tests publish would be refused.
  choices: ({ options = [], ...field }, { isWhole }) => {
    if (isWhole && ['subjects', 'disclosure'].includes(field.key))
      return under(field, fc.constant([]))
    const every = options.map(({ value }) => value)
    const minLength = Array.isArray(field.empty) ? field.empty.length : 0
    return under(field, fc.shuffledSubarray(every, { minLength }))
  },
  yesNo: (field) => under(field, fc.constantFrom(true, false, 1, 0)),
  money: (field) => under(field, fc.option(fc.nat({ max: 99_999 }))),
  quantity: ({ figure, ...field }, { isWhole }) => {
    const steps = 10 ** (figure?.decimals ?? 0)
    const some = fc.option(fc.nat({ max: 9_999 }).map((number) => number / steps))
    // A gram of salt has that much of it.
    const whole = field.key === 'sodium' ? sodiumInSalt : Math.max(1, figure?.min ?? 0)
    return under(field, isWhole ? fc.constant(whole) : some)
  },
  measure: ({ options = [], ...field }, { isWhole }) => {
    const unit = fc.constantFrom(...options.map(({ value }) => value))
    const amount = fc.integer({ min: 1, max: 9_999 }).map((tenths) => tenths / 10)
    return under(
      field,
      isWhole ? fc.record({ amount, unit }) : fc.option(fc.record({ amount, unit })),
    )
  },
  levels: (field, { isWhole }) => under(field, arbitraryLevels(field, isWhole)),
  rows: (field, from) => {
    const { fields = [], min = 0 } = field.rows ?? {}
    return under(field, listOf(rowOf(fields, from), min, from))
  },
  blocks: (field, from) => {
    const all = (field.rows?.kinds ?? []).map(({ kind, fields }) =>
      rowOf(fields, from).map((row): SentValues => ({ ...row, kind })),
    )
    // With ids, so that a translation sends those of its source.
    const whole = fc.tuple(...all).map((rows) => rows.map((row, at) => ({ ...row, id: at + 1 })))
    return under(field, from.isWhole ? whole : listOf(fc.oneof(...all), 0, from))
  },
  references: ({ category = null, max, ...field }, { entries, words, count, isWhole }) => {
    // A small site has live entries of these alone.
    if (isWhole && !field.required && !categories.includes(category ?? 1))
      return under(field, fc.constant([]))
    const id = entries(category ?? 1)
    const one = fc.oneof(id, fc.record({ id, name: words }))
    const idOf = (sent: number | { id: number }) => (typeof sent === 'number' ? sent : sent.id)
    const most = { ...count, maxLength: Math.min(count.maxLength, max ?? 3) }
    return under(field, fc.uniqueArray(one, { ...most, selector: idOf }))
  },
  // A site of a test has no groups unless the test makes some.
  groups: (field, { isWhole }) =>
    under(field, isWhole ? fc.constant([]) : fc.uniqueArray(ids, { maxLength: field.max ?? 3 })),
  files: (field, { documents, count }) => under(field, documents(count)),
  namedTexts: ({ options = [], ...field }, { words }) => {
    const every = options.map(({ value }) => value)
    const pairs = every.map((key) => words.map((value) => ({ key, value })))
    const alone = every.map((key) => words.map((value) => ({ [key]: value })))
    return under(field, fc.oneof(fc.tuple(...pairs), fc.tuple(...alone)))
  },
  video: (field, { isWhole }) => {
    const player = fc.constant('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    const watched = fc.constantFrom(
      'https://youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
      '',
    )
    return under(field, isWhole ? player : fc.oneof(player, watched, fc.constant(null)))
  },
  phone: (field) => under(field, fc.constantFrom('+97145550123', '00971 4 555 0123')),
  weekHours: (field, { isWhole }) => {
    const week = fc.record(Object.fromEntries(weekDays.map((day) => [day, fc.option(daySpans)])))
    const some = fc.record(Object.fromEntries(weekDays.map((day) => [day, daySpans])), {
      requiredKeys: [],
    })
    const every = fc.constant('Mo-Fr 07:00-23:00; Sa 10:00-02:00; Su off')
    return under(field, isWhole ? every : fc.oneof(week, some, every))
  },
  dayHours: (field, { isWhole }) =>
    under(
      field,
      isWhole ? fc.constant('off') : fc.oneof(daySpans, fc.constantFrom('off', '10:00-14:00')),
    ),
  colour: (field, { isWhole }) =>
    isWhole && field.empty === ''
      ? under(field, fc.constant(''))
      : under(field, fc.constantFrom('#ffb81c', '#FFB81C', '#000000')),
  names: (field, { words, count }) => under(field, fc.array(fc.record({ name: words }), count)),
  pageList: (field) => {
    const every = pages.map(({ id }) => id)
    return under(field, fc.shuffledSubarray(every, { maxLength: field.max ?? 4 }))
  },
}

function rowOf(fields: readonly Field[], from: Ingredients): fc.Arbitrary<SentValues> {
  const values = fields.map((inside) => {
    const value = kinds[inside.kind](inside, from)
    return from.isWhole ? value : fc.option(value, { nil: {} })
  })
  return fc.tuple(...values).map((parts): SentValues => Object.assign({}, ...parts))
}

/** Either all rows have ids of the sender's, or all get theirs. */
function listOf(
  row: fc.Arbitrary<SentValues>,
  min: number,
  from: Ingredients,
): fc.Arbitrary<SentValues[]> {
  const minLength = Math.max(min, from.count.minLength)
  const count = { minLength, maxLength: Math.max(minLength, from.count.maxLength) }
  const ids = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 })
  return fc
    .tuple(fc.array(row, count), ids, from.isWhole ? fc.constant(false) : fc.boolean())
    .map(([list, names, isNamed]) =>
      isNamed ? list.map((one, at) => ({ ...one, id: names[at] })) : list,
    )
}

/** As JSON carries it: without what is undefined. */
const daySpans = fc.constantFrom(
  [],
  [{ opens: '00:00', closes: '24:00' }],
  [{ opens: '', closes: '23:00' }],
  [
    { opens: '11:00', closes: '14:30' },
    { opens: '18:00', closes: '02:00' },
  ],
)

function entityOf(field: Field, from: Ingredients): fc.Arbitrary<SentValues> {
  const isFixed = field.category !== null && field.category !== undefined
  const category = isFixed ? fc.constant(field.category ?? 0) : from.categories
  return category.chain((entity) => {
    const id = from.entries(entity)
    const named = fc.record({ entity_id: id, entity_name: from.words })
    const asObject = fc.record({ entity_name: fc.record({ id, name: from.words }) })
    const title: fc.Arbitrary<SentValues> = fc.oneof(named, asObject)
    return isFixed ? title : title.map((sent) => ({ ...sent, entity }))
  })
}

/** The value under one of the names that a save may use for the field. */
function under(
  field: Pick<Field, 'requestSchema'>,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<SentValues> {
  const names = fc.constantFrom(...Object.keys(field.requestSchema))
  let unfit = 0
  return fc
    .tuple(names, values)
    .filter(([name, value]) => {
      const fits = field.requestSchema[name]?.safeParse(value).success ?? false
      unfit = fits ? 0 : unfit + 1
      // Without it a filter that nothing passes goes on for ever.
      if (unfit > 10_000) throw new Error(`Nothing fits ${name}, not ${JSON.stringify(value)}`)
      return fits
    })
    .map(([name, value]) => ({ [name]: value }))
}
