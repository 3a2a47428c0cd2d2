import { allergenNames } from 'linecheck/brand'

/** What a component contains, and what it may contain; apart by blanks, kinds behind a slash. */
type Declared = readonly [contains: string, mayContain: string]

/**
 * What Marigold's dishes are made of. Each component is declared once, so that two dishes that are
 * made of the same never differ in their allergens.
 */
const components = {
  muffin: ['gluten/wheat', 'soybeans sesame'],
  'sesame bun': ['gluten/wheat sesame', 'eggs soybeans milk'],
  'soft bun': ['gluten/wheat', 'eggs soybeans milk sesame'],
  wrap: ['gluten/wheat', 'soybeans sesame'],
  sourdough: ['gluten/wheat/rye', 'sesame'],
  croutons: ['gluten/wheat', 'soybeans'],
  batter: ['gluten/wheat', 'eggs milk'],
  pancakes: ['gluten/wheat eggs milk', 'soybeans nuts/hazelnut'],
  'cookie dough': ['gluten/wheat eggs milk', 'peanuts nuts/hazelnut/walnut sesame'],
  wafer: ['gluten/wheat', 'eggs'],
  oats: ['gluten/oats', 'milk nuts/almond/hazelnut'],
  'oat drink': ['gluten/oats', ''],
  'oat drink on request': ['', 'gluten/oats soybeans'],

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
  'soft serve': ['milk', 'gluten/wheat soybeans nuts/hazelnut'],
  caramel: ['milk', ''],
  'milk from the same machine': ['', 'milk'],

  beef: ['', ''],
  'beef bacon': ['', ''],
  'beef sausage': ['', 'mustard'],
  'grilled chicken': ['', ''],
  'crispy chicken': ['gluten/wheat milk', 'celery'],
  'spicy chicken': ['gluten/wheat eggs', 'milk celery'],
  nuggets: ['gluten/wheat', 'eggs milk celery mustard'],
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
  'Caesar dressing': ['eggs fish/anchovy mustard', 'celery sulphites'],

  'hash brown': ['', 'gluten/wheat milk'],
  'petal fries': ['', 'gluten/wheat'],
  'sweet potato': ['', 'gluten/wheat'],
  lemon: ['', 'sulphites'],
  chocolate: ['soybeans', 'milk nuts/hazelnut'],
  'roasted nuts': ['nuts/almond/hazelnut/cashew', 'peanuts'],
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
export function levelsIn(made: readonly Component[]): Record<string, string> {
  return Object.fromEntries(
    allergenNames.map((name) => {
      if (kindsIn(made, 0, name)) return [name, 'contains']
      return [name, kindsIn(made, 1, name) ? 'may_contain' : 'free']
    }),
  )
}

/** Returns the same with the kinds: which cereal, which nut, which fish. */
export function allergensIn(made: readonly Component[]) {
  return Object.fromEntries(
    Object.entries(levelsIn(made)).map(([name, level]) => {
      const kinds = kindsIn(made, level === 'contains' ? 0 : 1, name) ?? []
      return [name, kinds.length === 0 ? level : { level, kinds }]
    }),
  )
}

/** Returns the kinds of an allergen in these, each once; undefined when none of them has it. */
function kindsIn(made: readonly Component[], place: 0 | 1, allergen: string) {
  const found = made
    .flatMap((one) => components[one][place].split(' '))
    .map((word) => word.split('/'))
    .filter(([name]) => name === allergen)
  if (found.length === 0) return undefined
  return [...new Set(found.flatMap(([, ...kinds]) => kinds))]
}
