import { defineSection } from '../declaration.ts'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'

/** The five icons of the menu overlay. Ids on the wire are 1, 2, 3, 4, 6 (specification section 9). */
export const productIconIds = [1, 2, 3, 4, 6] as const

const names = ['Breakfast', 'Regular', 'Happy Meal', 'Sides', 'Drinks'] as const

/** Five icons, always: a save replaces pictures, it adds and removes nothing. */
export const productIcons = defineSection({
  key: 'frame.product-icons',
  entityType: 'product_icons',
  label: 'Icon Menu',
  workflow: 'direct',
  savePath: '/products/lists/update',
  items: {
    wire: 'iconMenu',
    removeWire: 'removeIcon',
    label: 'Icon',
    min: 0,
    fixed: productIconIds.map((id, place) => ({
      id,
      values: { name: names[place] ?? '', image: null },
    })),
    fields: { name: text('Name'), image: image('Icon') },
  },
})
