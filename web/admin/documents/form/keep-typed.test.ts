import { expect, test } from 'vitest'
import { discover } from '#catalogue/sections/home/discover.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import { emptyRow, type Row } from '#web/admin/fields/row.ts'
import { keepTyped } from './keep-typed.ts'

function block(title: string, description: string): FormContent {
  return { values: { ...emptyRow(workWithUs.fields), title, description }, items: [] }
}

function card(id: number | null, title: string, key = `item-${id}`) {
  const row: Row = { ...emptyRow(discover.set?.fields ?? []), title }
  return { key, id, row }
}

function cards(...items: ReturnType<typeof card>[]): FormContent {
  return { values: {}, items }
}

test('the space before the next word stays, although the server has trimmed it', () => {
  const before = block('', 'a')
  const form = keepTyped(workWithUs, {
    before,
    typed: block('Join ', 'a'),
    saved: block('Join', 'a, tidied'),
  })
  expect(form.values).toMatchObject({ title: 'Join ', description: 'a, tidied' })
})

test('a new card keeps its place in the form and gets the id that the save assigned', () => {
  const before = cards(card(1, 'One'))
  const typed = cards(card(1, 'One'), card(null, 'Two ', 'new-1'))
  const saved = cards(card(1, 'One'), card(2, 'Two'))
  const { items } = keepTyped(discover, { before, typed, saved })
  expect(items.map(({ key, id, row }) => [key, id, row.title])).toEqual([
    ['item-1', 1, 'One'],
    ['new-1', 2, 'Two '],
  ])
})

test('of a card, only what was edited stays as typed', () => {
  const before = cards(card(1, 'One'), card(2, 'Two'))
  const typed = cards(card(2, 'Two'), card(1, 'One more '))
  const saved = cards(card(2, 'Two, tidied'), card(1, 'One more'))
  const { items } = keepTyped(discover, { before, typed, saved })
  expect(items.map(({ row }) => row.title)).toEqual(['Two, tidied', 'One more '])
})

test('where the server has other cards than were sent, its cards are shown', () => {
  const [before, typed] = [cards(card(1, 'One')), cards(card(1, 'Typed'))]
  const saved = cards(card(1, 'Typed'), card(3, 'Three'))
  expect(keepTyped(discover, { before, typed, saved }).items).toEqual(saved.items)
})
