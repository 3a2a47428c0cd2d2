import { allergenNames } from 'linecheck/brand'

/** What a component contains, and what it may contain; apart by blanks. */
type Declared = readonly [contains: string, mayContain: string]

/**
 * What Marigold's dishes are made of. Each component is declared once, so that two dishes that are
 * made of the same never differ in their allergens.
 */
const components = {
  muffin: ['gluten', 'soybeans sesame'],
  'sesame bun': ['gluten sesame', 'eggs soybeans milk'],
  'soft bun': ['gluten', 'eggs soybeans milk sesame'],
  wrap: ['gluten', 'soybeans sesame'],
  sourdough: ['gluten', 'sesame'],
  croutons: ['gluten', 'soybeans'],
  batter: ['gluten', 'eggs milk'],
  pancakes: ['gluten eggs milk', 'soybeans nuts'],
  'cookie dough': ['gluten eggs milk', 'peanuts nuts sesame'],
  wafer: ['gluten', 'eggs'],
  oats: ['gluten', 'milk nuts'],
  'oat drink': ['gluten', ''],
  'oat drink on request': ['', 'gluten soybeans'],

  egg: ['eggs', ''],
  cheddar: ['milk', ''],
  'cheddar sauce': ['milk', 'mustard'],
  halloumi: ['milk', ''],
  'Swiss cheese': ['milk', ''],
  'three cheeses': ['milk', 'eggs mustard'],
  Parmesan: ['milk', 'eggs'],
  butter: ['milk', ''],
  milk: ['milk', ''],
  cream: ['milk', ''],
  'soft serve': ['milk', 'gluten soybeans nuts'],
  caramel: ['milk', ''],
  'milk from the same machine': ['', 'milk'],

  beef: ['', ''],
  'beef bacon': ['', ''],
  'beef sausage': ['', 'mustard'],
  'grilled chicken': ['', ''],
  'crispy chicken': ['gluten milk', 'celery'],
  'spicy chicken': ['gluten eggs', 'milk celery'],
  nuggets: ['gluten', 'eggs milk celery mustard'],
  'bean patty': ['soybeans', 'celery'],
  falafel: ['', ''],

  gherkin: ['mustard', ''],
  ketchup: ['', 'celery'],
  'smoky sauce': ['mustard', 'celery sulphites'],
  'chilli sauce': ['', ''],
  'cool cream sauce': ['eggs milk mustard', ''],
  'peppercorn cream': ['eggs milk mustard', 'sulphites'],
  'green herb sauce': ['', 'eggs mustard'],
  'yoghurt sauce': ['milk', 'eggs mustard'],
  tahini: ['sesame', ''],
  slaw: ['', 'mustard'],
  'lemon dressing': ['mustard', 'celery sulphites'],
  'Caesar dressing': ['eggs fish mustard', 'celery sulphites'],

  'hash brown': ['', 'gluten milk'],
  'petal fries': ['', 'gluten'],
  'sweet potato': ['', 'gluten'],
  lemon: ['', 'sulphites'],
  chocolate: ['soybeans', 'milk nuts'],
  'roasted nuts': ['nuts', 'peanuts'],
  // Vegetables, fruit, herbs, tea and coffee: nothing of the fourteen.
  plants: ['', ''],
} as const satisfies Readonly<Record<string, Declared>>

export type Component = keyof typeof components

/** Those of dishes that stand in a child's box too. */
export const cheeseburger = ['soft bun', 'beef', 'cheddar', 'gherkin', 'ketchup'] as const
export const falafelBurger = [
  'sesame bun',
  'falafel',
  'slaw',
  'gherkin',
  'tahini',
  'plants',
] as const

/** Returns the level of each of the fourteen allergens in something that is made of these. */
export function allergensIn(made: readonly Component[]): Record<string, string> {
  const isIn = (place: 0 | 1, allergen: string) =>
    made.some((one) => components[one][place].split(' ').includes(allergen))
  return Object.fromEntries(
    allergenNames.map((value) => {
      if (isIn(0, value)) return [value, 'contains']
      return [value, isIn(1, value) ? 'may_contain' : 'free']
    }),
  )
}
