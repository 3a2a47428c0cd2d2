import type { Content } from '../declaration.ts'
import { defineCollection } from '../define.ts'
import { choice } from '../fields/choosing/choice.ts'
import { choices } from '../fields/choosing/choices.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { groups, isReferences, references } from '../fields/lists/references.ts'
import { richText } from '../fields/rich-text.ts'
import { longText, text } from '../fields/text.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'
import { dayparts } from './dayparts.ts'
import { locationCategory, productCategory } from './reference-categories.ts'

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
  staffColumns: ['restaurants'],
  guestFilters: ['restaurants', 'locations', 'groups', 'items'],
  page: '/promotion/{entry}/details',
  search: { kind: 'Promotions', path: '/promotion/{id}/details' },
  check: checkRestaurants,
  groups: [
    { label: 'Basics', fields: ['title', 'summary', 'description', 'image', 'items'] },
    {
      label: 'Where and when',
      fields: ['dayparts', 'channels', 'restaurants', 'locations', 'groups'],
    },
    { label: 'Terms and links', fields: ['terms', 'cta_text', 'cta_url'] },
  ],
  fields: {
    title: text('Title', { required: true }),
    summary: longText('Summary'),
    description: richText('Description'),
    terms: richText('Terms'),
    image: image('Image', { size: [1200, 800] }),
    dayparts,
    channels: choices('Channels', ['dine_in', 'take_away', 'drive_through', 'delivery', 'app'], {
      min: 0,
      unordered: true,
      hint: 'If none is chosen: everywhere',
      labels: {
        dine_in: 'Dine-in',
        take_away: 'Take-away',
        drive_through: 'Drive-through',
        delivery: 'Delivery',
        app: 'App',
      },
    }),
    restaurants: choice('Restaurants', ['all', 'some'], {
      labels: { all: 'All restaurants', some: 'Some restaurants' },
      isHiddenFromSearch: true,
    }),
    locations: references('Which restaurants', locationCategory),
    groups: groups('Which groups', { hint: 'Also in groups inside them' }),
    cta_text: text('Button text'),
    cta_url: link('Button link'),
    items: references('Menu items', productCategory, { max: 20 }),
  },
})

function checkRestaurants({ values }: Content): FieldErrors {
  const { restaurants, locations = [], groups = [] } = values
  const isChosen = [locations, groups].some((one) => isReferences(one) && one.length > 0)
  if (restaurants !== 'some' || isChosen) return {}
  const label = new Label('Which restaurants')
  return { locations: [fill(inputMessages.choose, { label })] }
}
