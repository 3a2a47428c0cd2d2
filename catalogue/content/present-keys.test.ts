import { expect, test } from 'vitest'
import { type Content, defineCollection, defineSection, emptyContent } from '../declaration.ts'
import { yesNo } from '../fields/choosing/yes-no.ts'
import { formerly } from '../fields/formerly.ts'
import { rows } from '../fields/lists/rows.ts'
import { text } from '../fields/text.ts'
import { applySave } from './apply-save.ts'
import { valuesToWire } from './content-to-wire.ts'
import { renameStored } from './present-keys.ts'

const farm = defineSection({
  key: 'barn.farm',
  formerly: ['barn.yard', 'barn.field'],
  entityType: 'farm',
  label: 'Farm',
  fields: {
    playground: formerly(['has_playground'], yesNo('Playground')),
    stalls: rows(
      'Stalls',
      { title: formerly(['name'], text('Title')), hint: text('Hint') },
      { rowLabel: 'Stall' },
    ),
  },
})

const stored: Content = {
  ...emptyContent(farm),
  values: {
    has_playground: true,
    stalls: [{ id: 4, values: { name: 'Eggs', hint: 'Daily', stock: 12 } }],
    mascot: 'Goat',
  },
}

test('a renamed declaration stays at the key under which it was stored first', () => {
  expect([farm.key, farm.name]).toEqual(['barn.field', 'barn.farm'])
  const input = { entityType: 'tale', label: 'Tale', plural: 'Tales', path: '/tales', fields: {} }
  const tale = defineCollection({ key: 'tale', formerly: ['legend', 'story'], ...input })
  expect([tale.key, tale.name]).toEqual(['story', 'tale'])
  expect(defineCollection({ key: 'tale', ...input }).key).toBe('tale')
})

test('a renamed field has its stored value, in rows too, and is saved under its present key', () => {
  const read = renameStored(farm, stored)
  expect(valuesToWire(farm, read, new Map())).toMatchObject({
    playground: true,
    stalls: [{ id: 4, title: 'Eggs', hint: 'Daily' }],
  })
  const { values } = applySave(farm, read, { stalls: [{ id: 4, hint: 'Weekly' }] }).content
  expect(values).toEqual({
    playground: true,
    stalls: [{ id: 4, values: { title: 'Eggs', hint: 'Weekly', stock: 12 } }],
    mascot: 'Goat',
  })
})

test('a value under the present key is newer than one under a former key', () => {
  const values = { has_playground: true, playground: false }
  expect(renameStored(farm, { ...stored, values }).values.playground).toBe(false)
})

test('what is no longer declared is kept by a save, and is not on the wire', () => {
  const after = applySave(farm, stored, { playground: false }).content
  expect(after.values.mascot).toBe('Goat')
  expect(valuesToWire(farm, after, new Map())).not.toHaveProperty('mascot')
})
