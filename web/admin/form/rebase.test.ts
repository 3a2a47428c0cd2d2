import { expect, test } from 'vitest'
import { discover } from '#catalogue/home/discover.ts'
import { workWithUs } from '#catalogue/home/work-with-us.ts'
import { emptyRow } from '#web/admin/rows/row.ts'
import { conflictLines } from './conflict-lines.ts'
import type { FormContent, FormItem } from './form-content.ts'
import { rebase } from './rebase.ts'

function block(title: string, description: string): FormContent {
  return { values: { ...emptyRow(workWithUs.fields), title, description }, items: [] }
}

function card(id: number | null, title: string): FormItem {
  const row = { ...emptyRow(discover.set?.fields ?? []), title }
  return { key: id === null ? `new-${title}` : `item-${id}`, id, row }
}

function cards(...items: FormItem[]): FormContent {
  return { values: {}, items }
}

test('what I changed stays mine, what I left alone comes from the newer version', () => {
  const moved = rebase(workWithUs, block('A', 'a'), block('Mine', 'a'), block('B', 'theirs'))
  expect(moved.values).toMatchObject({ title: 'Mine', description: 'theirs' })
})

test('cards: my new one stays, theirs is added, the one I removed stays removed', () => {
  const base = cards(card(1, 'one'), card(2, 'two'))
  const mine = cards(card(2, 'my two'), card(null, 'new'))
  const current = cards(card(1, 'their one'), card(2, 'two'), card(3, 'three'))
  const moved = rebase(discover, base, mine, current)
  expect(moved.items.map(({ id, row }) => [id, row.title])).toEqual([
    [2, 'my two'],
    [null, 'new'],
    [3, 'three'],
  ])
})

test('a card that somebody removed goes, unless I changed it: then it comes back as a new one', () => {
  const base = cards(card(1, 'one'), card(2, 'two'))
  const mine = cards(card(1, 'one'), card(2, 'my two'))
  const moved = rebase(discover, base, mine, cards())
  expect(moved.items.map(({ id, row }) => [id, row.title])).toEqual([[null, 'my two']])
})

test('the conflict shows each differing place with both texts', () => {
  expect(conflictLines(workWithUs, block('Mine', 'x'), block('Theirs', 'x'))).toEqual([
    {
      label: 'Title',
      mine: { words: 'Mine', image: null },
      current: { words: 'Theirs', image: null },
    },
  ])
})

test('the conflict of a set names cards that only one side has, and the order', () => {
  const lines = conflictLines(
    discover,
    cards(card(2, 'two'), card(1, 'one'), card(null, 'new')),
    cards(card(1, 'one'), card(2, 'two'), card(3, 'three')),
  )
  expect(lines.map(({ label, mine, current }) => [label, mine?.words, current?.words])).toEqual([
    ['Card 3', 'new', undefined],
    ['Card not in yours: three', undefined, 'three'],
    ['Order of the cards', '2, 1', '1, 2'],
  ])
})
