import { defineCollection } from '#catalogue/define.ts'
import { richText } from '#catalogue/fields/rich-text.ts'
import { text } from '#catalogue/fields/text.ts'
import { day } from '#catalogue/fields/times/day.ts'

/** A legal text (contract sections 4 and 10), at its slug. Guests can read its former versions. */
export const legalPage = defineCollection({
  key: 'legal-page',
  entityType: 'legal_page',
  label: 'Legal page',
  plural: 'Legal pages',
  path: '/legal-pages',
  screens: {
    list: '/admin/pages/legal',
    add: '/admin/pages/legal/add',
    entry: '/admin/pages/legal/details/{id}',
  },
  singletons: [
    {
      slug: 'privacy-policy',
      title: 'Privacy Policy',
      page: '/privacy-policy',
      screen: '/admin/pages/privacy-policy',
    },
    {
      slug: 'terms-conditions',
      title: 'Terms & Conditions',
      page: '/terms-conditions',
      screen: '/admin/pages/terms-conditions',
    },
  ],
  page: '/{slug}',
  staffColumns: ['slug', 'effective_on'],
  search: { kind: 'Legal pages', path: '{page}', since: 'effective_on', isLong: true },
  fields: {
    title: text('Title', { required: true }),
    effective_on: day('Effective date', {
      required: true,
      hint: 'Until this date, guests see the previous version and a note about this one',
    }),
    body: richText('Text', { required: true }),
  },
})
