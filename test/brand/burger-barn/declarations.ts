import {
  defineBlock,
  defineCollection,
  defineSection,
  link,
  longText,
  quantity,
  text,
} from 'linecheck/brand'

export const story = defineCollection({
  key: 'story',
  entityType: 'story',
  label: 'Story',
  plural: 'Stories',
  path: '/stories',
  search: { kind: 'Stories', path: '/stories/{id}' },
  fields: { title: text('Title', { required: true }), body: longText('Text', { required: true }) },
})

export const barnCard = defineSection({
  key: 'barn.card',
  entityType: 'barn_card',
  label: 'Barn Card',
  savePath: '/sections/barn-card',
  previewPath: '/barn-card?preview=1',
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description'),
    url: link('Link'),
  },
})

export const herd = defineBlock({
  kind: 'herd',
  label: 'Herd',
  hint: 'How many animals a farm keeps',
  fields: {
    title: text('Title', { required: true }),
    animals: quantity('Animals', { max: 9_999 }),
  },
})
