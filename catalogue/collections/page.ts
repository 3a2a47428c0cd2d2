import { allBlockKinds } from '#catalogue/collections/block-kinds.ts'
import { defineCollection } from '#catalogue/declaration.ts'
import { blocks } from '#catalogue/fields/blocks/blocks.ts'
import { references } from '#catalogue/fields/lists/references.ts'
import { longText, text } from '#catalogue/fields/text.ts'
import { pageCategory } from '#catalogue/pages.ts'

/** A page that editors make of blocks, at an address of its own (contract section 10). */
export const page = defineCollection({
  key: 'page',
  entityType: 'page',
  label: 'Page',
  plural: 'Own pages',
  path: '/site-pages',
  screens: {
    list: '/admin/pages/site',
    add: '/admin/pages/site/add',
    entry: '/admin/pages/site/details/{id}',
  },
  staffColumns: ['slug', 'parent'],
  page: '/{slug}',
  search: { kind: 'Pages', path: '{page}', isLong: true },
  groups: [
    { label: 'Basics', fields: ['title', 'description', 'parent'] },
    { label: 'Blocks', fields: ['blocks'] },
  ],
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { hint: 'Two sentences for lists and search engines' }),
    parent: references('Parent page', pageCategory, {
      max: 1,
      hint: 'The page above it in the breadcrumbs',
    }),
    blocks: blocks('Blocks', allBlockKinds),
  },
})
