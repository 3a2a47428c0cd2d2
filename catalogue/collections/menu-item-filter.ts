import type { Json } from '../json.ts'
import { levelOf } from '../menu-law/allergen-names.ts'
import { menuItem } from './menu-item.ts'

export interface MenuItemFilter {
  without: string[]
  diets: string[]
  /** The id of a restaurant whose menu it is. */
  at?: number
}

type Values = Readonly<Record<string, Json>>

/** The parameters of `/menu?diet=vegan&without=milk&without=eggs`. */
export const filterParameters = ['without', 'diet']

const fieldOf = (key: string) => menuItem.fields.find((one) => one.key === key)
const allergenList = fieldOf('allergens')?.levels?.items ?? []
const dietary = fieldOf('dietary')?.options ?? []

/** Reads the filter from an address: known values only, each once, in declared order. */
export function readFilter({ without = '', diet = '' }: Readonly<Record<string, string>>) {
  const [allergens, diets] = [new Set(without.split(/[\s,]+/)), new Set(diet.split(/[\s,]+/))]
  const known = (all: readonly { value: string }[], some: ReadonlySet<string>) =>
    all.map(({ value }) => value).filter((value) => some.has(value))
  return { without: known(allergenList, allergens), diets: known(dietary, diets) }
}

export function isFiltering({ without, diets }: MenuItemFilter): boolean {
  return without.length + diets.length > 0
}

export function filterQuery({ without, diets, at }: MenuItemFilter): string {
  const words = new URLSearchParams(at === undefined ? {} : { at: String(at) })
  for (const one of diets) words.append('diet', one)
  for (const one of without) words.append('without', one)
  return words.toString()
}

export function addFilter(path: string, filter: MenuItemFilter): string {
  if (!isFiltering(filter) && filter.at === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}${filterQuery(filter)}`
}

/** Returns whether a dish matches. One with an excluded or unknown allergen does not. */
export function matchesFilter(values: Values, { without, diets }: MenuItemFilter): boolean {
  const itemDiets = dietsOf(values)
  return (
    without.every((one) => levelOf(values.allergens, one) === 'free') &&
    diets.every((diet) => itemDiets.has(diet))
  )
}

/** Vegan dishes are vegetarian too. */
export function dietsOf({ dietary: flags }: Values): Set<string> {
  const labels = Array.isArray(flags) ? flags.filter((one) => typeof one === 'string') : []
  return new Set(labels.includes('vegan') ? [...labels, 'vegetarian'] : labels)
}
