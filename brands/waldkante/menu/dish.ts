import { allergenNames } from 'linecheck/brand'
import { type Both, t, type Values } from '../both.ts'
import type { DishDrawing } from '../drawing/dishes.ts'
import type { Ink } from '../drawing/ink.ts'
import type { Topping } from '../drawing/toppings.ts'

/** Grams of fat, saturates, carbohydrate, sugars, fibre, protein and salt in the first size. */
type Grams = readonly [number, number, number, number, number, number, number]

/** Name, price in cents, and how much of the first size it is. */
type Size = readonly [name: Both | '', price: number, share: number]

export interface Dish {
  file: string
  title: Both
  description: Both
  alt: Both
  list: string
  sizes: readonly Size[]
  grams: Grams
  /** Allergens in it, and those that may be; the fourteen names apart by blanks. */
  contains: string
  mayContain?: string
  diet?: readonly string[]
  badges?: readonly string[]
  drawing: DishDrawing
}

export interface Category {
  title: Both
  type: string
  lists: readonly Both[]
  dishes: readonly Dish[]
}

export const one = (price: number): Size[] => [['', price, 1]]
export const half = (small: number, whole: number): Size[] => [
  [t('Halbe', 'Half'), small, 1],
  [t('Ganze', 'Whole'), whole, 2],
]
export const cups = (small: number, large: number): Size[] => [
  [t('Klein', 'Small'), small, 1],
  [t('Groß', 'Large'), large, 1.5],
]

export function draw(
  kind: DishDrawing['kind'],
  paper: Ink,
  fill: Ink,
  ...pieces: Topping[]
): DishDrawing {
  return { kind, paper, fill, with: pieces }
}

export const vegetarian = ['vegetarian']
export const vegan = ['vegetarian', 'vegan']

/** A dish as an editor would send it. */
export function dishEntry(
  dish: Dish,
  code: string,
  { type }: Category,
  picture: number,
  category: number | null,
): Values {
  const {
    title,
    description,
    list,
    sizes,
    contains,
    mayContain = '',
    diet = [],
    badges = [],
  } = dish
  return {
    ...{
      title,
      code,
      type,
      description,
      badges,
      dietary: diet,
      sub_list: list,
      gallery_id: picture,
    },
    category: category === null ? [] : [category],
    sizes: sizes.map(([name, price, share]) => ({ name, price, ...label(dish.grams, share) })),
    allergens: Object.fromEntries(
      allergenNames.map((one) => [
        one,
        isIn(contains, one) ? 'contains' : isIn(mayContain, one) ? 'may_contain' : 'free',
      ]),
    ),
    dayparts: type === 'Breakfast' ? ['breakfast'] : [],
  }
}

function isIn(names: string, one: string): boolean {
  return names.split(' ').includes(one)
}

/** Energy by the factors of Regulation (EU) 1169/2011, annex XIV. */
function label(grams: Grams, share: number) {
  const part = (nth: number, digits = 1) => Number(((grams[nth] ?? 0) * share).toFixed(digits))
  const [fat, carbohydrate, fibre, protein] = [part(0), part(2), part(4), part(5)]
  const energy_kcal = Math.round(9 * fat + 4 * carbohydrate + 2 * fibre + 4 * protein)
  const energy_kj = Math.round(energy_kcal * 4.184)
  return {
    energy_kj,
    energy_kcal,
    fat,
    saturates: part(1),
    carbohydrate,
    sugars: part(3),
    fibre,
    protein,
    salt: part(6, 2),
  }
}
