import { defineSection } from '../declaration.ts'
import { image } from '../fields/image.ts'
import { text } from '../fields/text.ts'

/** The five icons of the menu overlay. Ids on the wire are 1, 2, 3, 4, 6 (specification section 9). */
export const productIconIds = [1, 2, 3, 4, 6] as const

export const productIcons = defineSection({
  key: 'frame.product-icons',
  entityType: 'product_icons',
  label: 'Icon Menu',
  workflow: 'direct',
  items: {
    wire: 'iconMenu',
    removeWire: 'removeIcon',
    label: 'Icon',
    min: productIconIds.length,
    fields: { name: text('Name'), image: image('Icon') },
  },
})
