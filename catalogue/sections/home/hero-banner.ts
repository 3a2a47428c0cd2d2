import { defineSection } from '#catalogue/define.ts'
import { constant } from '#catalogue/fields/constant.ts'
import { entity } from '#catalogue/fields/entity.ts'
import { image } from '#catalogue/fields/image.ts'
import { link } from '#catalogue/fields/link.ts'
import { text } from '#catalogue/fields/text.ts'

/** The link of a slide without an address or an entity with a page (specification section 3). */
export const slideFallback = '/promotion'

/** Specification section 2, "Admin Home page editor". */
export const heroBanner = defineSection({
  key: 'home.hero',
  entityType: 'main_banner',
  label: 'Hero Banner',
  savePath: '/banners/home',
  previewPath: '/?preview=1',
  items: {
    wire: 'banners',
    removeWire: 'removeBanner',
    label: 'Slide',
    plural: 'Slides',
    min: 1,
    naturalKey: 'entity',
    fields: {
      name: constant('Name', 'Main Banner'),
      image: image('Image', { required: true, size: [1200, 800] }),
      entity: entity('Type Title', { required: true }),
      headline: text('Headline', { hint: 'If empty: the title of the entry' }),
      url: link('Link', { fallback: slideFallback, follows: 'entity' }),
    },
  },
})
