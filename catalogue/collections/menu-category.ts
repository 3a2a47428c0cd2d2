import { defineCollection } from '../define.ts'
import { choice } from '../fields/choosing/choice.ts'
import { names } from '../fields/names.ts'
import { text } from '../fields/text.ts'

/** The parts of a menu, by the names that the specification gives them. */
export const menuTypes = ['Breakfast', 'Regular', 'Happy Meal', 'Sides', 'Drinks'] as const

/** A category of the menu with its sub-lists (specification section 3, "Menu category"). */
export const menuCategory = defineCollection({
  key: 'menu-category',
  entityType: 'menu_category',
  label: 'Menu category',
  plural: 'Menu categories',
  path: '/menus/categories',
  screens: {
    list: '/admin/pages/menu',
    add: '/admin/pages/addmenu',
    entry: '/admin/pages/menu/details/{id}',
  },
  staffColumns: ['type'],
  search: {
    kind: 'Menu',
    path: '/menu?val={place}&name={title}',
    parts: { key: 'lists', path: '/menu?val={part}&name={title}' },
  },
  fields: {
    title: text('Name', { required: true }),
    type: choice('Type', menuTypes),
    lists: names('Sub-lists'),
  },
})
