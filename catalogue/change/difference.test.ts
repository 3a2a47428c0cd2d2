import { expect, test } from 'vitest'
import { openFrom, openingHours } from '#test/content/opening-hours.ts'
import { communityPost } from '../collections/community-post.ts'
import { menuItem } from '../collections/menu-item.ts'
import { applySave } from '../content/apply-save.ts'
import { type Content, emptyContent } from '../declaration.ts'
import type { MediaLookup } from '../field.ts'
import { discover } from '../sections/home/discover.ts'
import { workWithUs } from '../sections/home/work-with-us.ts'
import { mainMenu } from '../sections/site/header-menus.ts'
import { differences } from './difference.ts'

const pictures: MediaLookup = new Map(
  ['fries', 'shake'].map((name, index) => [
    index + 1,
    { id: index + 1, name: `${name}.jpg`, url: `/media/${name}`, thumb: `/media/${name}`, alt: '' },
  ]),
)

function changed(before: Content | null, after: Content, section = discover) {
  return differences(section, before, after, pictures)
}

function cards(before: Content, sent: object) {
  return applySave(discover, before, { ...sent }).content
}

const two = cards(emptyContent(discover), {
  items: [
    { title: 'Fries', image: 1 },
    { title: 'Shake', image: 2 },
  ],
})

test('a changed text stands with its label, as it was and as it would be', () => {
  const before = applySave(workWithUs, emptyContent(workWithUs), { title: 'Join' }).content
  const after = applySave(workWithUs, before, { title: 'Join us', image: 1 }).content
  expect(differences(workWithUs, before, after, pictures)).toMatchObject([
    { kind: 'changed', label: 'Title', before: 'Join', after: 'Join us' },
    {
      label: 'Image',
      before: '',
      after: 'fries.jpg',
      before_image: null,
      after_image: '/media/fries',
    },
  ])
})

test('a changed, an added and a removed card are told apart, with their pictures', () => {
  const after = cards(two, {
    items: [
      { id: 1, title: 'Salted fries' },
      { title: 'Pie', image: 2 },
    ],
    removeItem: [2],
  })
  expect(changed(two, after)).toMatchObject([
    { kind: 'changed', label: 'Card 1: Title', before: 'Fries', after: 'Salted fries' },
    { kind: 'added', label: 'Card 2', after: 'Pie · shake.jpg', after_image: '/media/shake' },
    { kind: 'removed', label: 'Card 2', before: 'Shake · shake.jpg', before_image: '/media/shake' },
  ])
  expect(changed(two, after)).toMatchObject([
    { item: 1, field: 'title', part: null },
    { item: 3, field: null, part: null },
    { item: 2, field: null, part: null },
  ])
})

test('a changed order is told by the places that the cards had', () => {
  const after = cards(two, { items: [{ id: 2 }, { id: 1 }] })
  expect(changed(two, after)).toMatchObject([
    { kind: 'moved', label: 'Order of the cards', before: '1, 2', after: '2, 1' },
  ])
})

test('a menu tells page by page what came, what went and what moved', () => {
  const menu = (structure: number[]) =>
    applySave(mainMenu, emptyContent(mainMenu), { structure }).content
  expect(differences(mainMenu, menu([1, 2, 3]), menu([3, 1, 13]), pictures)).toMatchObject([
    { kind: 'added', label: 'Structure', part: 13, before: '', after: 'FAQs' },
    { kind: 'removed', label: 'Structure', part: 2, before: 'Menu', after: '' },
    {
      kind: 'moved',
      label: 'Structure',
      field: 'structure',
      part: null,
      before: 'Home, Promotions',
      after: 'Promotions, Home',
    },
  ])
})

test('a part of a value that holds something else is told in words', () => {
  const [before, after] = [openFrom({ monday: '9:00' }), openFrom({ monday: '8:00' })]
  expect(differences(openingHours, before, after, pictures)).toMatchObject([
    {
      kind: 'changed',
      label: 'Opening hours',
      before: 'monday from 9:00',
      after: 'monday from 8:00',
    },
  ])
})

test('where nothing is live, everything is new', () => {
  expect(changed(null, two).map(({ kind }) => kind)).toEqual(['added', 'added'])
  expect(changed(null, emptyContent(discover))).toEqual([])
})

test('a picture that has left the library is still told apart', () => {
  const after = cards(two, { items: [{ id: 1, image: 99 }] })
  expect(changed(two, after)).toMatchObject([
    { label: 'Card 1: Image', after: 'picture 99', after_image: null },
  ])
})

test('a link to a document that has left the library does not read as a picture', () => {
  const after = cards(two, { items: [{ id: 1, url: 'media:99' }] })
  expect(changed(two, after)).toMatchObject([{ label: 'Card 1: Link', after: '#99' }])
})

test('a change of what may hurt a guest stands first, and apart', () => {
  const before = applySave(menuItem, emptyContent(menuItem), { title: 'Fries' }).content
  const sent = { title: 'Corn fries', allergens: { milk: 'contains' } }
  const { content: after } = applySave(menuItem, before, sent)
  const told = differences(menuItem, before, after, pictures)
  expect(told.map(({ field, grave = false }) => [field, grave])).toEqual([
    ['allergens', true],
    ['title', false],
  ])
  // Of a new dish all is to be read: nothing stands out.
  expect(differences(menuItem, null, after, pictures).some(({ grave }) => grave)).toBe(false)
})

test('a picture that comes to a gallery, goes or is another one is seen, not only named', () => {
  const gallery = (...rows: object[]) =>
    applySave(communityPost, emptyContent(communityPost), { pictures: rows }).content
  const before = gallery(
    { id: 1, gallery_id: 1, caption: 'The first row' },
    { id: 2, gallery_id: 2, caption: 'The wages' },
  )
  const after = gallery(
    { id: 1, gallery_id: 2, caption: 'The first row' },
    { id: 3, gallery_id: 1, caption: 'By noon' },
  )
  expect(differences(communityPost, before, after, pictures)).toMatchObject([
    { kind: 'changed', before_image: '/media/fries', after_image: '/media/shake' },
    { kind: 'added', before_image: null, after_image: '/media/fries' },
    { kind: 'removed', before_image: '/media/shake', after_image: null },
  ])
})
