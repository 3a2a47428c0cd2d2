import { vacancy } from '#catalogue/collections/vacancy.ts'
import { countFacet, type FacetCount, type Narrowing } from '#domain/reading/narrowed-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveSome } from '#domain/reading/resolve-entries.ts'
import { optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { type JobTowns, loadJobTowns } from './load-job-towns.ts'
import type { Filter } from './vacancy-filters.tsx'

/** Filters with the field that they compare. */
export const filterFields = { department: 'department', type: 'employment' } as const

export interface Filters {
  all: readonly Filter[]
  places: JobTowns
}

const maxOptions = 200

/** Loads the filters of the open jobs of a kind, with options that match something. */
export async function loadFilters(
  reading: Reading,
  values: Narrowing,
  asked: { place?: string | undefined },
  i18n: I18n,
): Promise<Filters> {
  const all: Filter[] = []
  for (const name of ['department', 'type'] as const) {
    const allCounts = await countFacet(reading, vacancy, values, filterFields[name])
    const counts = allCounts.slice(0, maxOptions)
    const labels = await labelsOf(reading, name, counts, i18n)
    const options = counts.map(({ value, count }, at) => {
      return { value, count, label: labels[at] || value }
    })
    all.push({ name, options })
  }
  const townLabels = (counts: readonly FacetCount[]) => labelsOf(reading, 'town', counts, i18n)
  const places = await loadJobTowns(
    reading,
    { values, asked: asked.place, labelsOf: townLabels },
    i18n,
  )
  return { all: [...all, { name: 'place', options: places.options }], places }
}

/** Returns the labels of values: a text has the translation of the first job with it. */
async function labelsOf(
  reading: Reading,
  name: 'department' | 'type' | 'town',
  counts: readonly FacetCount[],
  { language }: I18n,
): Promise<string[]> {
  if (name === 'type') {
    return counts.map(
      ({ value }) => optionLabels(vacancy, 'employment', [value], language)[0] ?? '',
    )
  }
  if (reading.language === '') return []
  const ids = [...new Set(counts.map(({ entryId }) => entryId))]
  const samples = await resolveSome(reading, vacancy, ids)
  const byId = new Map(samples.map((entry) => [entry.id, entry.values]))
  return counts.map(({ entryId }) => byId.get(entryId)?.[name] ?? '')
}
