import { menuTypes } from '#catalogue/collections/menu-category.ts'
import { defineSection } from '#catalogue/define.ts'
import { image } from '#catalogue/fields/image.ts'
import { text } from '#catalogue/fields/text.ts'
import { productIconIds } from './product-icon-ids.ts'

/** Returns the type of menu of an icon, independent of its name. */
export function menuTypeOf(iconId: number) {
  const ids: readonly number[] = productIconIds
  return menuTypes[ids.indexOf(iconId)]
}

/** A save replaces pictures, but adds and removes no icons. */
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
    plural: 'Icons',
    min: 0,
    fixed: productIconIds.map((id, place) => ({
      id,
      values: { name: menuTypes[place] ?? '', image: null },
    })),
    fields: { name: text('Name', { required: true }), image: image('Icon') },
  },
})
