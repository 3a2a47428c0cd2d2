import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryPair } from '#test/content/arbitrary-content.ts'
import { everyKind } from '#test/content/every-kind.ts'
import { openFrom, openingHours } from '#test/content/opening-hours.ts'
import { declarations } from '../catalogue.ts'
import { defineSection, emptyContent } from '../declaration.ts'
import { text } from '../fields/text.ts'
import { discover } from '../sections/home/discover.ts'
import { mainMenu } from '../sections/site/header-menus.ts'
import { applyChanges } from './apply-changes.ts'
import { pathName } from './change.ts'
import { compare } from './compare.ts'

const runs = { numRuns: 40 }
const every = test.each(
  [...declarations, everyKind].map((declaration) => [declaration.key, declaration] as const),
)

every('%s: what was found between two versions makes the one of the other', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryPair(declaration), ({ before, after }) => {
      const changes = compare(declaration, before, after)
      const made = applyChanges(declaration, before, changes)
      expect(made.items).toEqual(after.items)
      expect(made.values).toEqual(after.values)
      expect(made.lastItemId).toBeGreaterThanOrEqual(before.lastItemId)
      expect(applyChanges(declaration, made, changes)).toEqual(made)
      expect(JSON.parse(JSON.stringify(changes))).toEqual(changes)
      expect(compare(declaration, before, before)).toEqual([])
    }),
    runs,
  )
})

every(
  '%s: whatever is taken of the changes is in the content, and nothing else',
  (_, declaration) => {
    fc.assert(
      fc.property(
        arbitraryPair(declaration).chain(({ before, after }) =>
          fc.record({
            before: fc.constant(before),
            taken: fc.subarray(compare(declaration, before, after)),
          }),
        ),
        ({ before, taken }) => {
          const made = applyChanges(declaration, before, taken)
          const found = compare(declaration, before, made)
          const still = (changes: typeof taken) =>
            changes
              .filter(({ kind }) => kind !== 'moved')
              .map((change) => `${change.kind} ${pathName(change)}`)
          expect(still(found).sort()).toEqual(still(taken).sort())
        },
      ),
      runs,
    )
  },
)

test('what is added, removed and moved is told with its place', () => {
  const [before, after] = [
    [1, 2, 3, 4],
    [4, 1, 3, 13],
  ].map((structure) => ({
    ...emptyContent(mainMenu),
    values: { structure, image: null },
  }))
  if (!before || !after) throw new Error('two menus')
  const path = { item: null, field: 'structure' }
  expect(compare(mainMenu, before, after)).toEqual([
    { kind: 'added', ...path, part: 13, after: 13, to: { at: 3, behind: 3 } },
    { kind: 'removed', ...path, part: 2, before: 2, from: { at: 1, behind: 1 } },
    { kind: 'moved', ...path, part: 4, from: { at: 3, behind: 3 }, to: { at: 0, behind: null } },
  ])
})

test('a card that is added behind another one stands behind it in any other list', () => {
  const before = { ...emptyContent(discover), items: [card(1), card(2)], lastItemId: 2 }
  const after = { ...before, items: [card(1), card(3), card(2)], lastItemId: 3 }
  const changes = compare(discover, before, after)
  const elsewhere = { ...before, items: [card(8), card(9), card(1), card(2)], lastItemId: 9 }
  const { items, lastItemId } = applyChanges(discover, elsewhere, changes)
  expect(items.map(({ id }) => id)).toEqual([8, 9, 1, 3, 2])
  expect(lastItemId).toBe(9)
  const without = applyChanges(discover, { ...before, items: [card(2)] }, changes)
  expect(without.items.map(({ id }) => id)).toEqual([2, 3])
})

test('parts that hold something are told apart by day, and changed by day', () => {
  const before = openFrom({ monday: '9:00', tuesday: '9:00' })
  const after = openFrom({ monday: '8:00', tuesday: '9:00', friday: '7:00' })
  const changes = compare(openingHours, before, after)
  expect(changes).toMatchObject([
    { kind: 'changed', field: 'hours', part: 'monday', before: '9:00', after: '8:00' },
    { kind: 'added', field: 'hours', part: 'friday', after: '7:00' },
  ])
  expect(applyChanges(openingHours, before, changes)).toEqual(after)
  const later = openFrom({ tuesday: '6:00' })
  expect(applyChanges(openingHours, later, changes)).toEqual(
    openFrom({ tuesday: '6:00', friday: '7:00' }),
  )
})

test('fields of one name in a record and in its items are told apart', () => {
  const title = text('Title')
  const items = {
    wire: 'rows',
    removeWire: 'removeRow',
    label: 'Row',
    plural: 'Rows',
    min: 0,
    fields: { title },
  }
  const named = { key: 'test.rows', entityType: 'rows', label: 'Rows' }
  const rows = defineSection({ ...named, fields: { title }, items })
  const whole = { values: { title: 'All' }, items: [card(1), card(2)], lastItemId: 2 }
  const asItem = { ...whole, items: [{ id: 1, values: { title: 'First' } }, card(2)] }
  const asRecord = { ...whole, values: { title: 'Every' } }
  for (const other of [asItem, asRecord]) {
    expect(applyChanges(rows, whole, compare(rows, whole, other))).toEqual(other)
  }
})

function card(id: number) {
  return { id, values: { title: `Card ${id}` } }
}
