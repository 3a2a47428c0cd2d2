import type { Content } from '#catalogue/declaration.ts'
import { defineCollection } from '#catalogue/define.ts'
import { yesNo } from '#catalogue/fields/choosing/yes-no.ts'
import { groups, isReferences, references } from '#catalogue/fields/lists/references.ts'
import { money } from '#catalogue/fields/money.ts'
import { text } from '#catalogue/fields/text.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { type FieldErrors, Label } from '#catalogue/messages/message.ts'
import { locationCategory, productCategory } from '../reference-categories.ts'

/** Another price of a menu item, or whether it is served, in a restaurant or a group (contract section 11). */
export const menuOverride = defineCollection({
  key: 'menu-override',
  entityType: 'menu_override',
  label: 'Price by place',
  plural: 'Prices by place',
  titleKey: 'title',
  path: '/menus/overrides',
  staffColumns: ['item', 'group', 'location'],
  guestFilters: ['group', 'location'],
  window: {
    heading: 'Time',
    starts: 'From',
    ends: 'Until',
    hint: 'If empty, it holds until it is changed.',
    endsWire: 'until',
  },
  check: checkTarget,
  groups: [
    { label: 'Basics', fields: ['item', 'size', 'title'] },
    { label: 'Where', fields: ['group', 'location'] },
    { label: 'What is different', fields: ['available', 'price'] },
  ],
  fields: {
    title: text('Title', {
      shared: true,
      titleFrom: ['item', 'size', 'group', 'location'],
      hint: 'If empty, it is made from the item and the place',
    }),
    item: references('Menu item', productCategory, { max: 1, required: true, idWire: 'item_id' }),
    size: text('Size', { shared: true, hint: 'If empty, every size' }),
    group: groups('Group', { max: 1, idWire: 'group_id' }),
    location: references('Restaurant', locationCategory, {
      max: 1,
      idWire: 'location_id',
      isLocation: true,
    }),
    price: money('Price', { hint: 'If empty, the price of the menu' }),
    available: yesNo('Available', { initial: true }),
  },
})

function checkTarget({ values: { group = [], location = [] } }: Content): FieldErrors {
  const count = [group, location].filter((one) => isReferences(one) && one.length > 0).length
  if (count === 1) return {}
  const label = new Label(count === 0 ? 'Restaurant' : 'Group')
  if (count === 0) return { location: [fill(inputMessages.choose, { label })] }
  return { group: [inputMessages.onePlace] }
}
