import { defineCollection } from '../declaration.ts'
import { image } from '../fields/image.ts'
import { longText, text } from '../fields/text.ts'

/** A product of the menu (contract section 4). Banners refer to it. */
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
  page: '/menu-details/{entry}',
  search: { kind: 'Menu', path: '/menu-details/{id}' },
  fields: {
    title: text('Name', { required: true }),
    description: longText('Description'),
    image: image('Image', { size: [1200, 800] }),
  },
})
