import { defineCollection } from '#catalogue/define.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'
import { image } from '#catalogue/fields/image.ts'
import { rows } from '#catalogue/fields/lists/rows.ts'
import { richText } from '#catalogue/fields/rich-text.ts'
import { longText, text } from '#catalogue/fields/text.ts'
import { day } from '#catalogue/fields/times/day.ts'

/** News are read, galleries are looked at; each kind has a list of its own. */
export type PostKind = 'news' | 'gallery'

export const communityPost = defineCollection({
  key: 'community-post',
  entityType: 'community_post',
  label: 'Community post',
  plural: 'Community',
  path: '/communities',
  screens: {
    list: '/admin/pages/community',
    add: '/admin/pages/community/add',
    entry: '/admin/pages/community/details/{id}',
  },
  staffColumns: ['kind', 'date'],
  guestFilters: ['kind', 'date'],
  page: '/community/{entry}/details',
  search: { kind: 'Community', path: '/community/{id}/details' },
  groups: [
    { label: 'Basics', fields: ['title', 'kind', 'date', 'summary', 'image'] },
    { label: 'Story', fields: ['body'] },
    { label: 'Pictures', fields: ['pictures'] },
  ],
  fields: {
    title: text('Title', { required: true }),
    kind: choice<PostKind>('Kind', ['news', 'gallery'], {
      labels: { news: 'News', gallery: 'Gallery' },
      isHiddenFromSearch: true,
    }),
    date: day('Date', { required: true, hint: 'Newest first' }),
    summary: longText('Summary', { hint: 'Two sentences for lists and search engines' }),
    image: image('Cover', { required: true, size: [1200, 800] }),
    body: richText('Text'),
    pictures: rows(
      'Pictures',
      {
        picture: image('Picture', { required: true }),
        alt: text('Alternative text', {
          hint: 'Describes the picture for people who cannot see it. If empty, the text from the library is used.',
        }),
        caption: text('Caption'),
      },
      { rowLabel: 'Picture', max: 30 },
    ),
  },
})
