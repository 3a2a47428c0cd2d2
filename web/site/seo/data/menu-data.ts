import { sodiumInSalt } from '#catalogue/collections/sizes.ts'
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

function nutritionData(size: Size): Data {
  const grams = (amount: number | null) => (amount === null ? undefined : `${amount} g`)
  const milligrams = (amount: number | null) => (amount === null ? undefined : `${amount} mg`)
  return {
    '@type': 'NutritionInformation',
    servingSize: servingSize(size) || undefined,
    calories: size.energy_kcal === null ? undefined : `${size.energy_kcal} kcal`,
    fatContent: grams(size.fat),
    saturatedFatContent: grams(size.saturates),
    transFatContent: grams(size.trans_fat),
    cholesterolContent: milligrams(size.cholesterol),
    carbohydrateContent: grams(size.carbohydrate),
    sugarContent: grams(size.sugars),
    fiberContent: grams(size.fibre),
    proteinContent: grams(size.protein),
    sodiumContent: milligrams(
      size.sodium ?? (size.salt === null ? null : Math.round(size.salt * sodiumInSalt)),
    ),
  }
}

/** Returns "Small, 250 ml", or what is known of it. */
function servingSize({ name, portion }: Size): string {
  return [name, portion && `${portion.amount} ${portion.unit}`].filter(Boolean).join(', ')
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
