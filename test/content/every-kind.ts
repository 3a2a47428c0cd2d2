import { defineCollection } from '#catalogue/declaration.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'
import { choices } from '#catalogue/fields/choosing/choices.ts'
import { levels } from '#catalogue/fields/choosing/levels.ts'
import { yesNo } from '#catalogue/fields/choosing/yes-no.ts'
import { image } from '#catalogue/fields/image.ts'
import { files } from '#catalogue/fields/lists/files.ts'
import { references } from '#catalogue/fields/lists/references.ts'
import { rows } from '#catalogue/fields/lists/rows.ts'
import { money } from '#catalogue/fields/money.ts'
import { quantity } from '#catalogue/fields/quantity.ts'
import { text } from '#catalogue/fields/text.ts'

/** A collection that the catalogue does not have: kinds of field, and ways to declare them, that its own may lack. */
export const everyKind = defineCollection({
  key: 'every-kind',
  entityType: 'every_kind',
  label: 'Every kind',
  plural: 'Every kinds',
  path: '/every-kinds',
  screens: { list: '/admin/kinds', add: '/admin/kinds/add', entry: '/admin/kinds/{id}' },
  fields: {
    title: text('Title', { required: true }),
    is_new: yesNo('New'),
    price: money('Price'),
    energy: quantity('Energy', { unit: 'kJ' }),
    salt: quantity('Salt', { unit: 'g', decimals: 2, max: 100 }),
    state: choice('State', ['open', 'closed'], {
      labels: { open: 'Open for guests', closed: 'Closed for now' },
    }),
    allergens: levels(
      'Allergens',
      { milk: 'Milk', eggs: 'Eggs', fish: 'Fish' },
      { contains: 'Contains', free: 'Free from', unknown: 'Unknown' },
      {
        initial: 'unknown',
        blocking: 'unknown',
        fill: 'free',
        kinds: { fish: { name: 'Fish', kinds: { cod: 'Cod', tuna: 'Tuna' } } },
        kindsAt: ['contains'],
      },
    ),
    sizes: rows(
      'Sizes',
      {
        name: text('Name', { required: true }),
        price: money('Price'),
        image: image('Image'),
        similar: references('Similar', 3, { max: 2 }),
      },
      { rowLabel: 'Size', max: 4 },
    ),
    items: references('Items', 3),
    documents: files('Documents', { max: 3 }),
    times: choices('Times', ['breakfast', 'lunch', 'dinner'], { min: 0, unordered: true }),
  },
})
