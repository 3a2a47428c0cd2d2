import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { readForeignAmount } from '#catalogue/spreadsheet/cell-text.ts'
import type { Column } from '#catalogue/spreadsheet/columns.ts'
import { dayNamed, edgeNamed, readForeignHours } from '#catalogue/spreadsheet/foreign-hours.ts'
import { wiresOfSynonym } from '#catalogue/spreadsheet/heading-synonyms.ts'
import { findOption } from '#catalogue/spreadsheet/option-labels.ts'
import { readFlag } from '#catalogue/spreadsheet/read-cell.ts'
import type { BrandRegion } from '#domain/content/brand-region.ts'
import { labelledColumn } from '../sheet/headings.ts'
import type { Mapping } from '../sheet/sheet.ts'
import { headingKey, targetsOf } from './mapping.ts'

interface SourceColumn {
  heading: string
  /** Cells with content. */
  samples: readonly string[]
}

/**
 * Guesses what the columns of a sheet are for: by our names and labels, then by the words of other
 * systems and by days of the week, then by what their cells look like.
 */
export function guessMapping(
  collection: Collection,
  sources: readonly SourceColumn[],
  region: BrandRegion,
): Mapping {
  const targets = targetsOf(collection)
  const taken = new Set<string>()
  const guessed = new Map<string, string>()
  // Street and number may be two columns; a name is one.
  const mayJoin = (name: string) =>
    targets.get(name)?.field.kind === 'text' && name !== collection.titleKey
  const isFree = (name: string) => targets.has(name) && (!taken.has(name) || mayJoin(name))
  const labelled = (heading: string) => {
    const column = labelledColumn(collection, heading)
    return column ? [column.heading] : []
  }
  // A column "Category" in a list of categories holds their names.
  const nameOfCategory = (name: string) =>
    name === 'category' && !targets.has(name) ? collection.titleKey : name
  const passes: ((source: SourceColumn) => readonly string[])[] = [
    ({ heading }) => (heading === 'id' || !targets.get(heading) ? [] : [heading]),
    // "Address" is the label of a slug, and nearly always a street in another system.
    ({ heading }) => labelled(heading).filter((name) => name !== 'slug'),
    ({ heading }) => wiresOfSynonym(heading).map(nameOfCategory),
    ({ heading }) => labelled(heading),
    ({ heading }) => weekdayTargets(collection, heading),
    (source) => flagTargets(collection, source),
    ({ heading }) => (/^id$/i.test(heading) ? idTargets(collection, sources) : []),
    ({ heading }) => wordsOf(heading).flatMap(wiresOfSynonym),
    ({ samples }) => contentTargets(targets, samples, region, isFree),
  ]
  for (const [nth, pass] of passes.entries())
    for (const source of sources) {
      if (guessed.has(source.heading) || source.heading === '') continue
      // A word in a longer heading, or a content, never adds to a text that has its column.
      const isLoose = nth >= looseFrom
      const found = pass(source).find((name) => {
        const column = targets.get(name)
        const canHold = !column || holdsSome(column, source.samples)
        return canHold && isFree(name) && !(isLoose && taken.has(name))
      })
      if (found === undefined) continue
      guessed.set(source.heading, found)
      taken.add(found)
    }
  const columns = sources.map(({ heading }) => [heading, guessed.get(heading) ?? null] as const)
  return {
    columns: Object.fromEntries(columns.filter(([heading]) => heading !== '')),
    defaults: guessDefaults(collection, taken, region),
  }
}

/**
 * Returns false where no cell can be read: "State" with TX is not open or closed, and "Drive-in" with yes
 * and no are not its hours.
 */
function holdsSome(column: Column, samples: readonly string[]): boolean {
  const field = fieldAt(column)
  if (samples.length === 0) return true
  if (field.kind === 'weekHours' && !/\.(?:opens|closes)$/.test(column.heading))
    return samples.some((text) => readForeignHours(text) !== null)
  if (field.kind !== 'choice' || field.optionNames) return true
  return samples.some((text) => findOption(field, text) !== undefined)
}

/** The first pass that guesses by a part of the heading or the content. */
const looseFrom = 7

/** Splits a heading in words; a word of one or two letters says nothing. */
function wordsOf(heading: string): string[] {
  return heading.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
}

/**
 * Returns the days of hours: `dine_in_hours.mo` for "Montag", those of deliveries for "Lieferung Mo",
 * `dine_in_hours.mo.opens` for "Open Mon".
 */
function weekdayTargets({ fields }: Collection, heading: string): string[] {
  const words = heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/((?:周|星期)\p{L})/gu, ' $1 ')
    .split(/[^\p{L}\p{N}]+/u)
  const days = words.flatMap((word) => dayNamed(word) ?? [])
  const weeks = fields.filter(({ kind }) => kind === 'weekHours')
  if (days.length !== 1 || weeks.length === 0) return []
  const named = words.flatMap(wiresOfSynonym)
  const week = weeks.find(({ wire }) => named.includes(wire)) ?? weeks[0]
  const edge = words.flatMap((word) => edgeNamed(word) ?? [])
  return [[week?.wire, days[0], ...edge.slice(0, 1)].join('.')]
}

/** Returns the choice that a column of yes and no is about: `dietary.vegan` for "Vegan". */
function flagTargets({ fields }: Collection, { heading, samples }: SourceColumn): string[] {
  const areFlags = samples.every((text) => typeof readFlag(text.trim()) === 'boolean')
  if (samples.length === 0 || !areFlags) return []
  return fields
    .filter(({ kind }) => kind === 'choices')
    .flatMap((field) => {
      const option = findOption(field, heading)
      return option === undefined ? [] : [`${field.wire}.${option}`]
    })
}

/** A column "ID" is ours in our own table, and a code in another system's. */
function idTargets(collection: Collection, sources: readonly SourceColumn[]): string[] {
  const targets = targetsOf(collection)
  const ours = sources.filter(({ heading }) => targets.has(heading)).length
  if (ours * 2 > sources.length) return ['id']
  return collection.naturalKey === null ? [] : [collection.naturalKey]
}

function contentTargets(
  targets: ReadonlyMap<string, Column | null>,
  samples: readonly string[],
  { currency }: BrandRegion,
  isFree: (name: string) => boolean,
): string[] {
  if (samples.length === 0) return []
  const all = (test: (text: string) => boolean) => samples.every((text) => test(text.trim()))
  const free = [...targets].filter(([name]) => isFree(name))
  const named = (test: (field: Field, name: string) => boolean) =>
    free.filter(([name, column]) => column && test(fieldAt(column), name)).map(([name]) => name)
  if (all((text) => /^[^\s@]{1,64}@[^\s@]{1,200}\.\p{L}{2,}$/u.test(text)))
    return named((_, name) => /e_?mail/.test(name))
  if (all((text) => /^(?:https?:\/\/|www\.)\S+$/i.test(text))) {
    const isMap = all((text) => /maps|goo\.gl|osm|openstreetmap/i.test(text))
    return named(({ kind, wire }) => kind === 'link' && wire.includes('map') === isMap)
  }
  if (all((text) => /^-?\d{1,3}[.,]\d{3,12}$/.test(text))) {
    const most = Math.max(...samples.map((text) => Math.abs(Number(text.replace(',', '.')))))
    return named((_, name) => (name === 'latitude' ? most <= 90 : name === 'longitude'))
  }
  if (all(isPhone)) return named(({ kind }) => kind === 'phone')
  if (all((text) => /\d/.test(text) && /^[A-Z]/.test(readForeignHours(text) ?? '')))
    return named(({ kind }, name) => kind === 'weekHours' && !name.includes('.'))
  if (all((text) => readForeignAmount(text, currency) !== undefined))
    return named(({ kind }) => kind === 'money')
  if (all((text) => /^(?:\d{4,6}|\d{5}-\d{3,4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i.test(text)))
    return named((_, name) => name === 'postcode')
  return named(
    (field) => field.optionNames === 'countries' && all((text) => !!findOption(field, text)),
  )
}

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  return /^[+(0][\d\s()/.-]{6,24}$/.test(text) && digits.length >= 7 && digits.length <= 15
}

function fieldAt({ field, part }: Column): Field {
  return field.rows?.fields.find(({ wire }) => wire === part) ?? field
}

/** The brand's country and time zone, and the services that have hours, for a sheet without such columns. */
function guessDefaults(
  { fields }: Collection,
  taken: ReadonlySet<string>,
  { country, time_zone }: BrandRegion,
): Record<string, string> {
  const isTaken = ({ wire }: Field) => [...taken].some((name) => name.split('.')[0] === wire)
  const hours = fields.filter((field) => field.kind === 'weekHours' && isTaken(field))
  const defaults = fields.flatMap((field): [string, string][] => {
    const uses = fields.some(({ enabledBy }) => enabledBy?.wire === field.wire)
    if (uses && !isTaken(field)) {
      const first = field.options?.[0]?.value ?? ''
      const options = hours.map(({ enabledBy }) => enabledBy?.option ?? first)
      return options.length > 0 ? [[field.wire, options.join('; ')]] : []
    }
    if (taken.has(field.wire) || country === '') return []
    if (field.optionNames === 'countries') return [[field.wire, country]]
    return field.defaultFrom === 'brandZone' ? [[field.wire, time_zone]] : []
  })
  return Object.fromEntries(defaults)
}

/** Rows that a guess is made of, and samples that are shown. */
export const sampleSize = { rows: 20, shown: 3 }

/** Returns the columns of a sheet with their first contents. */
export function sourcesOf(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): SourceColumn[] {
  return headings.map((cell, at) => {
    const samples = rows.map((cells) => cells[at] ?? '').filter((text) => text.trim() !== '')
    return { heading: headingKey(cell), samples }
  })
}
