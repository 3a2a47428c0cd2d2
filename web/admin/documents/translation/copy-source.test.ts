import { expect, test } from 'vitest'
import { withoutFallbacks } from '#catalogue/content/translation.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { copyAll, wouldLoseText } from './copy-source.ts'

const source = {
  values: {},
  items: [
    {
      id: 3,
      title: 'Grown close by',
      description: 'Farms',
      url: '/farms',
      button: '',
      image_id: 7,
    },
    { id: 4, title: 'Checked', description: '', url: '', button: '', image_id: 8 },
  ],
}
const items = source.items.map(({ id }) => ({ id, values: {} }))
const section = { ...discover, ...withoutFallbacks(discover, { values: {}, items, lastItemId: 4 }) }

const form = (title: string) => ({
  values: {},
  items: [
    { key: 'item-3', id: 3, row: { title: '', description: '', url: '', button: '' } },
    { key: 'item-4', id: 4, row: { title, description: '', url: '', button: '' } },
  ],
})

test('all texts are copied item by item, and nothing that languages share', () => {
  const copied = copyAll(section, form(''), source)
  expect(copied.items.map(({ row }) => row)).toEqual([
    { title: 'Grown close by', description: 'Farms', url: '/farms', button: '' },
    { title: 'Checked', description: '', url: '', button: '' },
  ])
})

test('only a text that would be another one is lost', () => {
  const lost = (title: string) =>
    wouldLoseText(section, form(title), copyAll(section, form(title), source))
  expect(['', 'Checked', 'Geprüft'].map(lost)).toEqual([false, false, true])
})
