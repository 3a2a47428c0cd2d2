import { defineCollection, defineSection, link, longText, text } from 'linecheck/brand'

/** Any number of entries: list, form, API, approval, search, translation and export follow. */
export const story = defineCollection({
  key: 'story',
  entityType: 'story',
  label: 'Story',
  plural: 'Stories',
  path: '/stories',
  fields: { title: text('Title', { required: true }), body: longText('Text', { required: true }) },
})

/** One form, on a screen of the brand's own. */
export const loyaltyCard = defineSection({
  key: 'loyalty.card',
  entityType: 'loyalty_card',
  label: 'Loyalty card',
  savePath: '/sections/loyalty-card',
  previewPath: '/loyalty?preview=1',
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description'),
    url: link('Link'),
  },
})
