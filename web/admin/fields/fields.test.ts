import type { Row } from './row.ts'
import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { sections } from '#catalogue/catalogue.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { choosePicture, pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { formatValue } from './format-value.ts'
import { emptyRow } from './row.ts'
import { sentOf } from './sent-of.ts'

test('every field of the catalogue sends only names that the server takes', () => {
  for (const { fields, set } of sections) {
    for (const field of [...fields, ...(set?.fields ?? [])]) {
      const sent = Object.keys(sentOf(field, emptyRow([field])))
      expect(Object.keys(field.requestSchema)).toEqual(expect.arrayContaining(sent))
    }
  }
})

test('a picture slot with names of its own is chosen, read and sent under them', () => {
  const slogan = footer.fields.find(({ key }) => key === 'slogan')
  if (!slogan) throw new Error('the footer has lost its slogan')
  const picture = { id: 8, url: '/m/8', thumb: '/m/8-small', alt: '' }
  const row = { ...emptyRow([slogan]), ...choosePicture(slogan, picture) }
  expect(row).toEqual({
    image_slogan: '/m/8',
    image_slogan_thumb_url: '/m/8-small',
    image_slogan_id: 8,
  })
  expect(pictureAt(slogan, row)).toEqual(picture)
  expect(sentOf(slogan, row)).toEqual({ image_lovin_it: 8 })
})

test('a menu is read by its names and sent by its targets', () => {
  const structure = mainMenu.fields.find(({ kind }) => kind === 'pageList')
  if (!structure) throw new Error('the main menu has lost its structure')
  const row: Row = {
    links: [
      { page_id: 2, name: 'Menu' },
      { entity_type: 'vacancy', entry_id: 4, label: '', name: 'Crew member' },
    ],
  }
  expect(sentOf(structure, row)).toEqual({
    links: [{ page_id: 2 }, { entity_type: 'vacancy', entry_id: 4, label: '' }],
  })
  expect(formatValue(structure, row)).toBe('Menu, Crew member')
})
