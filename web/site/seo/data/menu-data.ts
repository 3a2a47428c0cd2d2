import type { MenuSection } from '#web/site/menu/menu-parts.ts'
import type { MenuItemEntry } from '#web/site/menu-items/load-menu-items.ts'

type Data = Record<string, unknown>

/** What schema.org calls a diet that a dish is fit for. */
const diets: Readonly<Record<string, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  gluten_free: 'GlutenFreeDiet',
}

/** A dish (schema.org MenuItem): its sizes as offers, and what is in the first of them. */
export function itemData({ values }: MenuItemEntry, url: string, origin: string): Data {
  const { title, description, image, sizes, dietary } = values
  const suitable = dietary.flatMap((diet) => diets[diet] ?? [])
  const offers = sizes.flatMap(({ name, price }) =>
    price
      ? { '@type': 'Offer', ...named(name), price: price.amount, priceCurrency: price.currency }
      : [],
  )
  const [size] = sizes
  return {
    '@context': 'https://schema.org',
    '@type': 'MenuItem',
    name: title,
    url,
    ...(description ? { description } : {}),
    ...(image ? { image: `${origin}${image.src}` } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...(suitable.length > 0
      ? { suitableForDiet: suitable.map((diet) => `https://schema.org/${diet}`) }
      : {}),
    ...(size ? { nutrition: nutritionData(size) } : {}),
  }
}

type Size = MenuItemEntry['values']['sizes'][number]

/** The share of sodium in salt, by weight. */
const sodium = 0.4

function nutritionData(size: Size): Data {
  const grams = (amount: number | null) => (amount === null ? undefined : `${amount} g`)
  return {
    '@type': 'NutritionInformation',
    servingSize: size.name || undefined,
    calories: size.energy_kcal === null ? undefined : `${size.energy_kcal} kcal`,
    fatContent: grams(size.fat),
    saturatedFatContent: grams(size.saturates),
    carbohydrateContent: grams(size.carbohydrate),
    sugarContent: grams(size.sugars),
    fiberContent: grams(size.fibre),
    proteinContent: grams(size.protein),
    sodiumContent: size.salt === null ? undefined : `${Math.round(size.salt * sodium * 1000)} mg`,
  }
}

function named(name: string): Data {
  return name === '' ? {} : { name }
}

/** The menu, or a part of it (schema.org Menu): its sections with their dishes by name and address. */
export function menuData(
  name: string,
  url: string,
  sections: readonly MenuSection[],
  addressOf: (path: string) => string,
): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name,
    url,
    hasMenuSection: sections.map((section) => ({
      '@type': 'MenuSection',
      name: section.name,
      url: addressOf(section.path),
      hasMenuItem: [...section.lists.flatMap(({ dishes: items }) => items), ...section.dishes].map(
        ({ title, path }) => ({ '@type': 'MenuItem', name: title, url: addressOf(path) }),
      ),
    })),
  }
}
