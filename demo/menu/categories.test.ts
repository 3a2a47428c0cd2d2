import { expect, test } from 'vitest'
import { demoCategories, demoDishes } from './categories.ts'
import { gramsIn, kilocalories } from './dish.ts'

const allergens =
  'Gluten Crustaceans Eggs Fish Peanuts Soybeans Milk Nuts Celery Mustard Sesame Sulphites Lupin Molluscs'.split(
    ' ',
  )
const listed = (names: string) => names.split(' ').filter((name) => name !== '')

test('the demo has forty dishes, each under a name, a picture and a list of its own', () => {
  expect(demoDishes).toHaveLength(40)
  for (const part of [0, 1] as const) {
    expect(new Set(demoDishes.map(({ title }) => title[part])).size).toBe(40)
  }
  expect(new Set(demoDishes.map(({ picture }) => picture)).size).toBe(40)
  for (const { dishes, lists } of demoCategories) {
    const names = lists.map(([name]) => name)
    expect(dishes.filter(({ list }) => !names.includes(list))).toEqual([])
    expect(names.filter((name) => !dishes.some(({ list }) => list === name))).toEqual([])
  }
})

test('what a dish says of itself holds together', () => {
  for (const { title, base, sizes, contains, mayContain, flags = [] } of demoDishes) {
    const [fat, saturates, carbohydrate, sugars] = base
    expect([title[0], saturates <= fat, sugars <= carbohydrate]).toEqual([title[0], true, true])
    const [yes, maybe] = [listed(contains), listed(mayContain)]
    expect([...yes, ...maybe].filter((name) => !allergens.includes(name))).toEqual([])
    expect(yes.filter((name) => maybe.includes(name))).toEqual([])
    const animal = ['Eggs', 'Milk', 'Fish'].filter((name) => yes.includes(name))
    if (flags.includes('Vegan')) expect([title[0], animal]).toEqual([title[0], []])
    if (flags.includes('Gluten free')) expect([...yes, ...maybe]).not.toContain('Gluten')
    const prices = sizes.map(([, price]) => price)
    expect(prices.toSorted((one, other) => one - other)).toEqual(prices)
    expect(Math.max(...sizes.map(([, , share]) => share))).toBeGreaterThanOrEqual(1)
  }
})

test('energy follows from what is in it, in every size', () => {
  expect(kilocalories([10, 1, 20, 5, 3, 8, 1])).toBe(208)
  expect(gramsIn([10, 1.25, 20, 5, 3, 8, 1], 0.5)).toEqual([5, 0.6, 10, 2.5, 1.5, 4, 0.5])
})
