import { expect, test } from 'vitest'
import { openFrom, openingHours } from '#test/content/opening-hours.ts'
import { applySave } from '../content/apply-save.ts'
import { type Content, type Declaration, emptyContent } from '../declaration.ts'
import type { MediaLookup } from '../field.ts'
import { discover } from '../sections/home/discover.ts'
import { workWithUs } from '../sections/home/work-with-us.ts'
import { mainMenu } from '../sections/site/header-menus.ts'
import type { ThreeWay } from './conflict.ts'
import { describeMerge } from './describe-merge.ts'
import { merge } from './merge.ts'

const pictures: MediaLookup = new Map(
  ['fries', 'shake'].map((name, index) => [
    index + 1,
    { id: index + 1, name: `${name}.jpg`, url: `/media/${name}`, thumb: `/media/${name}`, alt: '' },
  ]),
)

const three = applySave(discover, emptyContent(discover), {
  items: [{ title: 'Fries' }, { title: 'Shake', image: 2 }, { description: 'A pie.' }],
}).content

function told(declaration: Declaration, versions: ThreeWay<Content>) {
  return describeMerge(declaration, versions, merge(declaration, versions), pictures)
}

function cards(mine: object, theirs: object) {
  const [one, other] = [mine, theirs].map((sent) => applySave(discover, three, { ...sent }).content)
  return told(discover, { base: three, mine: one ?? three, theirs: other ?? three })
}

test('what both changed is asked with all three texts, what one changed is told with whose it is', () => {
  const [base, mine, theirs] = [
    { title: 'Join', description: 'Now', image: 1 },
    { title: 'Join us', description: 'Soon', image: 1 },
    { title: 'Come in', description: 'Soon', image: 2 },
  ].map((sent) => applySave(workWithUs, emptyContent(workWithUs), sent).content)
  if (!base || !mine || !theirs) throw new Error('three versions')
  expect(told(workWithUs, { base, mine, theirs })).toMatchObject({
    questions: [
      {
        kind: 'changed',
        label: 'Title',
        base: { text: 'Join' },
        mine: { text: 'Join us' },
        theirs: { text: 'Come in' },
      },
    ],
    told: [
      { by: 'both', difference: { label: 'Description', before: 'Now', after: 'Soon' } },
      { by: 'theirs', difference: { label: 'Image', after_image: '/media/shake' } },
    ],
  })
})

test('what both changed alike is told once, with mine, before what only they changed', () => {
  const [base, mine, theirs] = [
    { title: 'Join', description: 'Now' },
    { title: 'Join', description: 'Soon' },
    { title: 'Come in', description: 'Soon' },
  ].map((sent) => applySave(workWithUs, emptyContent(workWithUs), sent).content)
  if (!base || !mine || !theirs) throw new Error('three versions')
  const lines = told(workWithUs, { base, mine, theirs }).told
  expect(lines.map(({ by, difference }) => [by, difference.label])).toEqual([
    ['both', 'Description'],
    ['theirs', 'Title'],
  ])
})

test('a card that only one still has stands whole beside nothing', () => {
  const { questions } = cards({ removeItem: [2] }, { items: [{ id: 2, title: 'Malt shake' }] })
  expect(questions).toMatchObject([
    {
      kind: 'removed',
      label: 'Card 2',
      base: { text: 'Shake · shake.jpg', image: '/media/shake' },
      mine: null,
      theirs: { text: 'Malt shake · shake.jpg' },
    },
  ])
})

test('two orders are told by what stands in them', () => {
  const { questions, told: rest } = cards(
    { items: [{ id: 2 }, { id: 1 }, { id: 3 }, { image: null }] },
    { items: [{ id: 1 }, { id: 3 }, { id: 2 }] },
  )
  expect(questions).toMatchObject([
    {
      kind: 'moved',
      label: 'Order of the cards',
      base: { text: 'Fries, Shake, A pie.' },
      mine: { text: 'Shake, Fries, A pie., Card 4' },
      theirs: { text: 'Fries, Card 4, A pie., Shake' },
    },
  ])
  expect(rest).toMatchObject([{ by: 'mine', difference: { kind: 'added', label: 'Card 4' } }])
})

test('a card is counted where it will stand', () => {
  const { questions } = cards(
    { items: [{ id: 2, title: 'Malt shake' }] },
    { items: [{ title: 'First' }, { id: 1 }, { id: 2, title: 'Milk shake' }, { id: 3 }] },
  )
  expect(questions).toMatchObject([{ label: 'Card 3: Title' }])
})

test('moves of one menu are told to each by whose they are', () => {
  const [base, mine, theirs] = [
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 1],
    [5, 1, 2, 3, 4],
  ].map((structure) => applySave(mainMenu, emptyContent(mainMenu), { structure }).content)
  if (!base || !mine || !theirs) throw new Error('three menus')
  const { questions, told: rest } = told(mainMenu, { base, mine, theirs })
  expect(questions).toEqual([])
  expect(rest.map(({ by, difference }) => [by, difference.kind, difference.label])).toEqual([
    ['mine', 'moved', 'Structure'],
    ['theirs', 'moved', 'Structure'],
  ])
})

test('one part of a value is asked in words', () => {
  const versions = {
    base: openFrom({ monday: '9:00', sunday: '11:00' }),
    mine: openFrom({ monday: '8:00' }),
    theirs: openFrom({ monday: '7:00', sunday: '12:00' }),
  }
  expect(told(openingHours, versions).questions).toMatchObject([
    { label: 'Opening hours', mine: { text: 'monday from 8:00' } },
    { label: 'Opening hours', mine: null, theirs: { text: 'sunday from 12:00' } },
  ])
})
