import type { MenuSection } from '#web/site/menu/menu-parts.ts'
import type { MenuItemEntry } from '#web/site/menu-items/load-menu-items.ts'

type Data = Record<string, unknown>

/** Diets of schema.org. */
const diets: Readonly<Record<string, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  gluten_free: 'GlutenFreeDiet',
}

/**
 * Returns the structured data of a menu item (schema.org MenuItem): sizes as offers, nutrition of
 * the first size.
 */
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

/** Share of sodium in salt, by weight. */
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

/** Returns the structured data of the menu or a part (schema.org Menu). */
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
      hasMenuItem: [
        ...section.lists.flatMap(({ menuItems: items }) => items),
        ...section.menuItems,
      ].map(({ title, path }) => ({ '@type': 'MenuItem', name: title, url: addressOf(path) })),
    })),
  }
}
