import { productCategory } from '#catalogue/collections/reference-categories.ts'
import { defineSection } from '#catalogue/define.ts'
import { entity } from '#catalogue/fields/entity.ts'
import { image } from '#catalogue/fields/image.ts'
import { link } from '#catalogue/fields/link.ts'
import { text } from '#catalogue/fields/text.ts'
import { slideFallback } from './hero-banner.ts'

export const productBanner = defineSection({
  key: 'home.products',
  entityType: 'product_banner',
  label: 'New!',
  savePath: '/banners/products',
  previewPath: '/?preview=1',
  items: {
    wire: 'banners',
    removeWire: 'removeBanner',
    label: 'Slide',
    plural: 'Slides',
    min: 1,
    naturalKey: 'entity',
    fields: {
      name: text('Name', { fallback: 'Product Banner' }),
      image: image('Image', { required: true, size: [1200, 800] }),
      entity: entity('Title', { required: true, category: productCategory }),
      url: link('Link', { fallback: slideFallback, follows: 'entity' }),
    },
  },
})
