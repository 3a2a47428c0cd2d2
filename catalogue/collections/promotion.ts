import { defineCollection } from '../declaration.ts'
import { image } from '../fields/image.ts'
import { richText } from '../fields/rich-text.ts'
import { longText, text } from '../fields/text.ts'

/** An offer with a time window (contract section 4). Banners refer to it. */
export const promotion = defineCollection({
  key: 'promotion',
  entityType: 'promotion',
  label: 'Promotion',
  plural: 'Promotions',
  path: '/promotions',
  screens: {
    list: '/admin/pages/promotion',
    add: '/admin/pages/addpromo',
    entry: '/admin/pages/promo/details/{id}',
  },
  page: '/promotion/{entry}/details',
  search: { kind: 'Promotions', path: '/promotion/{id}/details' },
  fields: {
    title: text('Title', { required: true }),
    summary: longText('Summary'),
    description: richText('Description'),
    terms: richText('Terms'),
    image: image('Image', { size: [1200, 800] }),
  },
})
