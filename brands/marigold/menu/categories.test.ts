import { expect, test } from 'vitest'
import { arabicAlts } from '../arabic.ts'
import { drawDish } from '../drawing/dishes.ts'
import { pictures } from '../pictures.ts'
import { demoCategories, demoMenuItems } from './categories.ts'
import { allergensIn, levelsIn } from './components.ts'
import { gramsIn, kilocalories } from './dish.ts'

const told = demoMenuItems.map((dish) => {
  const { alt, flags = [] } = dish
  const picture = pictures.find(({ file }) => file === dish.picture)
  const texts = [0, 1].map((part) =>
    [
      dish.title[part],
      dish.description[part],
      part === 0 ? (alt?.[0] ?? picture?.alt) : (alt?.[1] ?? arabicAlts[dish.picture]),
    ].join(' · '),
  )
  const [english = '', arabic = ''] = texts
  return { name: dish.title[0], english, arabic, flags, levels: levelsIn(dish.made) }
})

test('the demo has forty dishes, each under a name, a picture and a list of its own', () => {
  expect(demoMenuItems).toHaveLength(40)
  for (const part of [0, 1] as const) {
    expect(new Set(demoMenuItems.map(({ title }) => title[part])).size).toBe(40)
  }
  expect(new Set(demoMenuItems.map(({ picture }) => picture)).size).toBe(40)
  for (const { dishes, lists } of demoCategories) {
    const names = lists.map(([name]) => name)
    expect(dishes.filter(({ list }) => !names.includes(list))).toEqual([])
    expect(names.filter((name) => !dishes.some(({ list }) => list === name))).toEqual([])
  }
})

test('what a dish says of itself holds together', () => {
  for (const { title, base, sizes } of demoMenuItems) {
    const [fat, saturates, carbohydrate, sugars] = base
    expect([title[0], saturates <= fat, sugars <= carbohydrate]).toEqual([title[0], true, true])
    const prices = sizes.map(([, price]) => price)
    expect(prices.toSorted((one, other) => one - other)).toEqual(prices)
    expect(Math.max(...sizes.map(([, , share]) => share))).toBeGreaterThanOrEqual(1)
  }
})

test('each dish says which cereal, nut and fish it contains, and what each size weighs or holds', () => {
  const unnamed = demoMenuItems.flatMap(({ title, made }) =>
    Object.entries(allergensIn(made))
      .filter(([name]) => ['gluten', 'nuts', 'fish'].includes(name))
      .filter(([, one]) => one === 'contains' || one === 'may_contain')
      .map(([name]) => `${title[0]}: ${name}`),
  )
  expect(unnamed).toEqual([])
  for (const { title, base, portion } of demoMenuItems) {
    const [fat, , carbohydrate, , fibre, protein, salt] = base
    const [amount] = portion
    expect([title[0], fat + carbohydrate + fibre + protein + salt <= amount]).toEqual([
      title[0],
      true,
    ])
  }
})

test('energy follows from what is in it, in every size', () => {
  expect(kilocalories([10, 1, 20, 5, 3, 8, 1])).toBe(208)
  expect(gramsIn([10, 1.25, 20, 5, 3, 8, 1], 0.5)).toEqual([5, 0.6, 10, 2.5, 1.5, 4, 0.5])
})

const animal = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']
const forbidden = {
  Vegan: animal,
  Vegetarian: ['crustaceans', 'fish', 'molluscs'],
  'Gluten free': ['gluten'],
}
/** Of animals that somebody has to be killed for. */
const meat = /beef|chicken|sausage|bacon|nugget|patties|(?<!ا)لحم|دجاج(?! حرّ)|نقانق/i

test('a flag promises nothing that the dish breaks', () => {
  for (const { name, flags, levels, english, arabic } of told) {
    for (const flag of flags) {
      if (flag === 'Halal') continue
      const broken = forbidden[flag].filter((one) => levels[one] === 'contains')
      expect([name, flag, broken]).toEqual([name, flag, []])
      if (flag === 'Gluten free') expect([name, levels.gluten]).toEqual([name, 'free'])
      else expect([name, meat.test(english), meat.test(arabic)]).toEqual([name, false, false])
    }
  }
  // What has no meat in it says so: who eats none finds it.
  const meatless = told.filter(
    ({ english, levels }) => !meat.test(english) && levels.fish === 'free',
  )
  const unsaid = meatless.filter(({ flags }) => !/^Veg/.test(flags.join()))
  expect(unsaid.map(({ name }) => name)).toEqual([])
})

/** What a guest reads in a text, and what has to be declared then. */
const named: [allergen: string, english: RegExp, arabic: RegExp][] = [
  [
    'milk',
    /cheese|cheddar|halloumi|parmesan|butter|cream|\bmilk\b|yoghurt|latte|soft serve|caramel/i,
    /جبن|شيدر|حلوم|بارميزان|زبدة|كريم[ةي]|حليب(?! الشوفان)|زبادي|لاتيه|آيس كريم|كراميل/,
  ],
  ['eggs', /\begg|pancake|cookie/i, /(?<!أ)بيض(?!اء)|بان كيك|كوكيز/],
  [
    'gluten',
    /\bbun|muffin|wrap|sourdough|pancake|\boat|cookie|wafer|crouton|batter|nugget|burger/i,
    /خبز|مافن|(?<!\p{L})راب|عجين|بان كيك|شوفان|كوكيز|ويفر|ناغتس|برغر/u,
  ],
  ['sesame', /tahini|sesame/i, /طحينة|سمسم/],
  ['nuts', /\bnuts\b/i, /مكسّرات/],
  ['mustard', /gherkin|mustard/i, /خيار مخلّل|خردل/],
  ['fish', /caesar dressing/i, /صلصة السيزر/],
]

/** Words that sound like it, and are not: the latte's oat drink is a choice, plates are cream-coloured. */
const harmless =
  /oat drink if you would rather|oat drink|cream carton|كريمية اللون|حليب الشوفان( إن شئت)?/g

test('what the texts and the picture’s words name is declared as contained', () => {
  for (const { name, english, arabic, levels } of told) {
    for (const [allergen, inEnglish, inArabic] of named) {
      const says = [
        inEnglish.test(english.replace(harmless, '')),
        inArabic.test(arabic.replace(harmless, '')),
      ]
      if (says.includes(true))
        expect([name, allergen, levels[allergen]]).toEqual([name, allergen, 'contains'])
    }
  }
  // And the other way round, where a word always belongs to it: nobody has nuts without a word of them.
  for (const { name, english, levels } of told) {
    if (levels.nuts === 'contains')
      expect([name, english]).toEqual([name, expect.stringMatching(/nuts/)])
    if (levels.fish === 'contains')
      expect([name, english]).toEqual([name, expect.stringMatching(/Caesar/)])
  }
})

test('a child’s box has the allergens of what lies in it', () => {
  const levelsOf = (name: string) => told.find((one) => one.name === name)?.levels ?? {}
  const grave = ['free', 'may_contain', 'contains']
  const boxes = [
    ['Little Stack', 'Cheeseburger', 'Petal Fries', 'Apple Slices'],
    ['Little Garden', 'Falafel Burger', 'Petal Fries', 'Apple Slices'],
    ['Loaded Petal Fries', 'Petal Fries'],
    ['Sausage & Egg Muffin', 'Egg Muffin'],
    ['Caramel Sundae', 'Soft Cone'],
  ]
  for (const [box = '', ...parts] of boxes) {
    for (const part of parts) {
      for (const [allergen, level] of Object.entries(levelsOf(part))) {
        const own = levelsOf(box)[allergen] ?? ''
        expect([box, part, allergen, grave.indexOf(own) >= grave.indexOf(level)]).toEqual([
          box,
          part,
          allergen,
          true,
        ])
      }
    }
  }
})

test('pictures show what is in the dish: no sausage in the Egg Muffin, no sesame on a plain bun', () => {
  const sausage = '#8a4a2c'
  expect(drawDish('dish-sausage-muffin')).toContain(sausage)
  expect(drawDish('product-egg-muffin')).not.toContain(sausage)
  const seed = 'M0-7.5C4-6 5.2-1 4.6 2.6'
  for (const { picture, made } of demoMenuItems) {
    const svg = drawDish(picture) ?? ''
    const isBun = made.some((one) => one === 'sesame bun' || one === 'soft bun')
    if (isBun)
      expect([picture, svg.includes(seed)]).toEqual([picture, levelsIn(made).sesame === 'contains'])
  }
})
