import { brand } from '#brand'
import type { RowKind } from '#catalogue/field.ts'
import { defineBlock, type ResolvedBlock } from '#catalogue/fields/blocks/define-block.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'
import { image } from '#catalogue/fields/image.ts'
import { link } from '#catalogue/fields/link.ts'
import { references } from '#catalogue/fields/lists/references.ts'
import { rows } from '#catalogue/fields/lists/rows.ts'
import { richText } from '#catalogue/fields/rich-text.ts'
import { longText, text } from '#catalogue/fields/text.ts'
import { video } from '#catalogue/fields/video.ts'
import {
  faqCategory,
  locationCategory,
  postCategory,
  productCategory,
  promotionCategory,
} from './reference-categories.ts'

const title = text('Title')
const button = text('Button text', { hint: 'If empty, the button says More' })

/** Live entries, chosen by hand or all current ones. */
function entriesOf(label: string, category: number) {
  return references(label, category, { max: 24, hint: 'If empty, all current ones are shown' })
}

/** The kinds of blocks that we bring. */
export const blockKinds = [
  defineBlock({
    kind: 'hero',
    label: 'Hero',
    hint: 'A large picture with a headline at the top of a page',
    fields: {
      title: text('Title', { required: true }),
      text: longText('Text'),
      image: image('Image', { size: [1600, 900] }),
      url: link('Link'),
      button,
    },
  }),
  defineBlock({
    kind: 'text',
    label: 'Text',
    hint: 'Paragraphs, lists and quotes',
    fields: { title, body: richText('Text', { required: true }) },
  }),
  defineBlock({
    kind: 'picture_text',
    label: 'Picture and text',
    hint: 'A picture beside a text',
    fields: {
      title,
      body: richText('Text', { required: true }),
      image: image('Image', { required: true, size: [1200, 800] }),
      side: choice<'start' | 'end'>('Picture', ['start', 'end'], {
        labels: { start: 'Before the text', end: 'After the text' },
      }),
      url: link('Link'),
      button,
    },
  }),
  defineBlock({
    kind: 'cards',
    label: 'Cards',
    hint: 'Several things side by side, each with a picture and a link',
    fields: {
      title,
      cards: rows(
        'Cards',
        {
          title: text('Title', { required: true }),
          text: longText('Text'),
          image: image('Image', { size: [800, 600] }),
          url: link('Link'),
          button,
        },
        { rowLabel: 'Card', min: 1, max: 12 },
      ),
    },
  }),
  defineBlock({
    kind: 'gallery',
    label: 'Gallery',
    hint: 'Pictures that open large',
    fields: {
      title,
      pictures: rows(
        'Pictures',
        {
          picture: image('Picture', { required: true }),
          alt: text('Alternative text', {
            hint: 'Describes the picture for people who cannot see it. If empty, the text from the library is used.',
          }),
          caption: text('Caption'),
        },
        { rowLabel: 'Picture', min: 1, max: 30 },
      ),
    },
  }),
  defineBlock({
    kind: 'video',
    label: 'Video',
    hint: 'A film from YouTube or Vimeo, loaded when it is played',
    fields: { title, url: video('Video link', { required: true }), caption: text('Caption') },
  }),
  defineBlock({
    kind: 'quote',
    label: 'Quote',
    hint: 'What somebody said, with name and picture',
    fields: {
      text: longText('Quote', { required: true }),
      author: text('Name'),
      role: text('Role'),
      image: image('Image', { size: [400, 400] }),
    },
  }),
  defineBlock({
    kind: 'offers',
    label: 'Offers',
    hint: 'Offers, chosen or all that are live',
    fields: { title, entries: entriesOf('Offers', promotionCategory) },
  }),
  defineBlock({
    kind: 'items',
    label: 'Menu items',
    hint: 'Items of the menu, chosen or the first of the menu',
    fields: { title, entries: entriesOf('Menu items', productCategory) },
  }),
  defineBlock({
    kind: 'locations',
    label: 'Restaurants',
    hint: 'Restaurants with address and opening hours',
    fields: { title, entries: entriesOf('Restaurants', locationCategory) },
  }),
  defineBlock({
    kind: 'faqs',
    label: 'Questions',
    hint: 'Questions and answers that open',
    fields: { title, entries: entriesOf('Questions', faqCategory) },
  }),
  defineBlock({
    kind: 'news',
    label: 'News',
    hint: 'Community posts, chosen or the newest',
    fields: { title, entries: entriesOf('News', postCategory) },
  }),
  defineBlock({
    kind: 'steps',
    label: 'Steps',
    hint: 'What to do, one after the other',
    fields: {
      title,
      steps: rows(
        'Steps',
        {
          title: text('Title', { required: true }),
          text: longText('Text'),
          image: image('Image', { size: [800, 600] }),
        },
        { rowLabel: 'Step', min: 1, max: 12 },
      ),
    },
  }),
  defineBlock({
    kind: 'numbers',
    label: 'Numbers',
    hint: 'A few figures with what they mean',
    fields: {
      title,
      numbers: rows(
        'Numbers',
        {
          number: text('Number', { required: true }),
          text: text('Text', { required: true }),
        },
        { rowLabel: 'Number', min: 1, max: 8 },
      ),
    },
  }),
  defineBlock({
    kind: 'call_to_action',
    label: 'Call to action',
    hint: 'One sentence and one button',
    fields: {
      title: text('Title', { required: true }),
      text: longText('Text'),
      url: link('Link', { required: true }),
      button,
    },
  }),
] as const

/**
 * Our kinds and those of the brand. Typed as ours: the site renders the brand's by the components that
 * its parts name.
 */
export const allBlockKinds = [
  ...blockKinds,
  ...brandKinds(),
] as readonly (typeof blockKinds)[number][]

function brandKinds(): readonly RowKind[] {
  const kinds = brand.blocks ?? []
  const taken = kinds.find(({ kind }) => blockKinds.some((ours) => ours.kind === kind))
  if (taken)
    throw new Error(`${brand.name} adds a kind of block ${taken.kind}, which is one of ours.`)
  return kinds
}

/** One of our blocks, resolved for a page. */
export type SiteBlock = ResolvedBlock<(typeof blockKinds)[number]>
