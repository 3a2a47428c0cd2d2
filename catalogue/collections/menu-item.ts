import type { Json } from '#catalogue/json.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { type FieldErrors, Label } from '#catalogue/messages/message.ts'
import type { Content } from '../declaration.ts'
import { defineCollection } from '../define.ts'
import { choice } from '../fields/choosing/choice.ts'
import { choices } from '../fields/choosing/choices.ts'
import { image } from '../fields/image.ts'
import { groups, references } from '../fields/lists/references.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import { richText } from '../fields/rich-text.ts'
import { longText, text } from '../fields/text.ts'
import { type Allergen, levelOf } from '../menu-law/allergen-names.ts'
import { allergens } from './allergens.ts'
import { dayparts } from './dayparts.ts'
import { menuTypes } from './menu-category.ts'
import { locationCategory, menuCategoryCategory } from './reference-categories.ts'
import { checkSizes, sizes } from './sizes.ts'

export const menuItem = defineCollection({
  key: 'menu-item',
  entityType: 'menu_item',
  label: 'Menu item',
  plural: 'Menu items',
  path: '/menus/items',
  screens: {
    list: '/admin/menu',
    add: '/admin/addmenu',
    entry: '/admin/menu/details/{id}',
  },
  naturalKey: 'code',
  staffColumns: ['code', 'type', 'category'],
  guestFilters: ['groups'],
  page: '/menu-details/{entry}',
  search: { kind: 'Menu', path: '/menu-details/{id}' },
  check: ({ values }: Content) => ({
    ...checkSizes(storedRows(values.sizes ?? [])),
    ...checkDiet(values),
  }),
  groups: [
    { label: 'Basics', fields: ['title', 'code', 'image', 'description', 'details'] },
    {
      label: 'Place on the menu',
      fields: ['type', 'category', 'sub_list', 'dayparts', 'badges', 'locations', 'groups'],
    },
    { label: 'Sizes and nutrition', fields: ['sizes'] },
    { label: 'Allergens and diets', fields: ['allergens', 'dietary'] },
  ],
  fields: {
    title: text('Name', { required: true }),
    code: text('Code', {
      shared: true,
      isIdentifier: true,
      hint: 'The code in tills and spreadsheets',
    }),
    type: choice('Type', menuTypes, { initial: 'Regular' }),
    category: references('Category', menuCategoryCategory, { max: 1, isSearchable: true }),
    sub_list: text('Sub-list', {
      shared: true,
      hint: 'The name from the category',
      nameFrom: { collection: 'menu-category', reference: 'category', names: 'lists' },
    }),
    image: image('Image', { size: [1200, 800] }),
    description: longText('Description'),
    details: richText('Details'),
    sizes,
    allergens,
    dietary: choices('Dietary flags', ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free'], {
      min: 0,
      unordered: true,
      labels: {
        vegetarian: 'Vegetarian',
        vegan: 'Vegan',
        halal: 'Halal',
        kosher: 'Kosher',
        gluten_free: 'Gluten free',
      },
      topics: {
        vegetarian: ['vegetarian'],
        vegan: ['vegan', 'vegetarian'],
        halal: ['halal'],
        kosher: ['kosher'],
        gluten_free: ['gluten-free'],
      },
    }),
    dayparts,
    badges: choices('Shown as', ['new', 'limited'], {
      min: 0,
      unordered: true,
      labels: { new: 'New', limited: 'Limited' },
    }),
    locations: references('Only in these restaurants', locationCategory, {
      hint: 'If none is chosen: all restaurants',
    }),
    groups: groups('Only in these groups', { hint: 'Also in groups inside them' }),
  },
})

/** Allergens that a dish with the flag does not contain; traces are possible. */
const without: { flag: string; label: string; allergens: readonly Allergen[] }[] = [
  { flag: 'vegetarian', label: 'Vegetarian', allergens: ['crustaceans', 'fish', 'molluscs'] },
  {
    flag: 'vegan',
    label: 'Vegan',
    allergens: ['crustaceans', 'fish', 'molluscs', 'eggs', 'milk'],
  },
  { flag: 'gluten_free', label: 'Gluten free', allergens: ['gluten'] },
]

function checkDiet({ dietary, allergens }: Record<string, Json>): FieldErrors {
  const wrong = without.filter(
    ({ flag, allergens: none }) =>
      Array.isArray(dietary) &&
      dietary.includes(flag) &&
      none.some((one) => levelOf(allergens, one) === 'contains'),
  )
  if (wrong.length === 0) return {}
  const flags = wrong.map(({ label }) => new Label(label))
  return { dietary: [fill(inputMessages.flagsContradicted, { flags })] }
}
