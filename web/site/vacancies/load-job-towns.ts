import { vacancy } from '#catalogue/collections/vacancy.ts'
import { locales } from '#catalogue/languages.ts'
import { countAtLocations } from '#domain/reading/locations/at-location.ts'
import {
  type AnyOf,
  countFacet,
  type FacetCount,
  type Narrowing,
} from '#domain/reading/narrowed-entries.ts'
import { inLanguage, type Reading } from '#domain/reading/reading.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { loadAddresses, type RestaurantAddress } from '#web/site/restaurants/load-restaurants.ts'
import type { FilterOption } from './vacancy-filters.tsx'

const maxOptions = 200

interface Town {
  /** In the language of the page. */
  label: string
  restaurants: { id: number; name: string; count: number }[]
  /** Jobs without a restaurant. */
  count: number
}

export interface JobTowns {
  options: FilterOption[]
  /** Returns the condition of an option; empty where no open job is there. */
  toAnyOf(asked: string): AnyOf
  /** Returns the selected option: a town with a single restaurant is offered as that restaurant. */
  selected(asked: string): string
}

interface JobTownsInput {
  values: Narrowing
  /** The requested place, which is always among the options. */
  asked: string | undefined
  /** Names towns in the language of the page. */
  labelsOf: (counts: readonly FacetCount[]) => Promise<string[]>
}

/** Loads the restaurants of the open jobs by town, and the towns of jobs without a restaurant. */
export async function loadJobTowns(
  reading: Reading,
  { values, asked, labelsOf }: JobTownsInput,
  i18n: I18n,
): Promise<JobTowns> {
  const { counts: named, anyOf } = await countAtLocations(reading, vacancy, values)
  const first = named.filter(({ value }) => value === asked)
  const restaurants = [...first, ...named.filter(({ value }) => value !== asked)].slice(
    0,
    maxOptions,
  )
  const texts = (await countFacet(reading, vacancy, values, 'town')).slice(0, maxOptions)
  const labels = await labelsOf(texts)
  const towns = new Map<string, Town>()
  const townOf = (key: string, label: string) => {
    const town = towns.get(key) ?? { label, restaurants: [], count: 0 }
    towns.set(key, town)
    return town
  }
  for (const [at, { value, count }] of texts.entries()) {
    townOf(value, labels[at] || value).count = count
  }
  for (const { id, name, key, label, count } of await readRestaurants(reading, restaurants, i18n)) {
    townOf(key, label).restaurants.push({ id, name, count })
  }
  const { compare } = new Intl.Collator(locales[i18n.language])
  const sorted = [...towns].sort(([, restaurant], [, other]) =>
    compare(restaurant.label, other.label),
  )
  const options = sorted.flatMap(([key, town]) => townOptions(key, town, i18n))
  return {
    options,
    toAnyOf: (place) => toAnyOf(place, towns, anyOf),
    selected(place) {
      if (options.some(({ value }) => value === place)) return place
      return String(towns.get(place)?.restaurants[0]?.id ?? place)
    },
  }
}

interface JobRestaurant extends Pick<RestaurantAddress, 'id' | 'name'> {
  /** Town in the first language, and in that of the page. */
  key: string
  label: string
  count: number
}

async function readRestaurants(
  reading: Reading,
  counts: readonly FacetCount[],
  i18n: I18n,
): Promise<JobRestaurant[]> {
  const ids = counts.map(({ value }) => Number(value))
  const addresses = await loadAddresses(reading, ids, i18n)
  const stored = await loadAddresses(inLanguage(reading, ''), ids, i18n)
  return counts.flatMap(({ value, count }) => {
    const id = Number(value)
    const restaurant = addresses.get(id)
    return restaurant
      ? [
          {
            id,
            name: restaurant.name,
            key: stored.get(id)?.town ?? '',
            label: restaurant.town,
            count,
          },
        ]
      : []
  })
}

/** Returns the options of a town: its single restaurant, or all of it and each restaurant. */
function townOptions(
  key: string,
  { label, restaurants, count }: Town,
  { t }: I18n,
): FilterOption[] {
  const named = restaurants.map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    count,
    ...(label === '' ? {} : { group: label }),
  }))
  if (restaurants.length === 0) return [{ value: key, label, count }]
  if (label === '' || restaurants.length + (count > 0 ? 1 : 0) === 1) return named
  return [
    { value: key, label: t('careers.allIn', { town: label }), count: null, group: label },
    ...named,
  ]
}

function toAnyOf(
  place: string,
  towns: ReadonlyMap<string, Town>,
  anyOf: (locationId: number) => AnyOf,
): AnyOf {
  const all = [...towns.values()].flatMap(({ restaurants }) => restaurants)
  if (all.some(({ id }) => String(id) === place)) return anyOf(Number(place))
  const town = towns.get(place)
  if (!town || place === '') return []
  return [{ name: 'town', value: place }, ...town.restaurants.flatMap(({ id }) => anyOf(id))]
}
