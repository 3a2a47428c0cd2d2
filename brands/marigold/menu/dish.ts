import type { Component } from './components.ts'

/** What 100 % of a size holds: grams of each, salt included. Its energy follows from them. */
export type Grams = readonly [
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
]

/** A size with its price in cents and how much of the base it is. */
export type DemoSize = readonly [name: SizeName, price: number, share: number]

/** What sizes are called in Arabic. */
export const sizeNames = {
  Regular: 'عادي',
  Small: 'صغير',
  Medium: 'وسط',
  Large: 'كبير',
  Single: 'حبة واحدة',
  'Three pieces': 'ثلاث حبات',
  'Six pieces': 'ست حبات',
  Bowl: 'طبق',
  Box: 'علبة',
  Pot: 'علبة صغيرة',
  'Half litre': 'نصف لتر',
} as const

export type SizeName = keyof typeof sizeNames

/** A dish of the demo brand: everything that its entry and its picture say. */
export interface DemoMenuItem {
  /** The drawing's name. */
  picture: string
  title: readonly [english: string, arabic: string]
  description: readonly [english: string, arabic: string]
  /** What its picture shows; left out where the drawing is in `pictures.ts`. */
  alt?: readonly [english: string, arabic: string]
  /** The sub-list of its category, in English. */
  list: string
  base: Grams
  /** What 100 % of a size weighs or holds. */
  portion: readonly [amount: number, unit: 'g' | 'ml']
  /** Milligrams in 100 % of a drink. */
  caffeine?: number
  sizes: readonly DemoSize[]
  /** What it is made of, as far as allergens come from it: they are declared there (`components.ts`). */
  made: readonly Component[]
  flags?: readonly ('Vegetarian' | 'Vegan' | 'Halal' | 'Gluten free')[]
  isNew?: boolean
  isLimited?: boolean
  /** For how many days from today it is on the menu; left out: nobody has said. */
  until?: number
}

/** Kilocalories by the factors of Regulation (EU) 1169/2011, annex XIV. */
export function kilocalories([fat, , carbohydrate, , fibre, protein]: Grams): number {
  return Math.round(9 * fat + 4 * carbohydrate + 2 * fibre + 4 * protein)
}

/** The same grams in a size, as labels round them. */
export function gramsIn(base: Grams, share: number): Grams {
  const part = (place: number, digits: number) =>
    Number(((base[place] ?? 0) * share).toFixed(digits))
  return [part(0, 1), part(1, 1), part(2, 1), part(3, 1), part(4, 1), part(5, 1), part(6, 2)]
}
