import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addTicked,
  type Builder,
  isTickable,
  menuTarget,
  removeLink,
  storedLink,
  toggleTick,
} from './builder.ts'

const pages = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Page ${index + 1}`,
  link: { page_id: index + 1 },
}))

function builder(structure: number[], ticked: number[] = []): Builder {
  return { structure: pages.filter(({ id }) => structure.includes(id)), ticked }
}

function ids({ structure }: Builder): unknown[] {
  return structure.map(({ id }) => id)
}

test('checkboxes are disabled once ticks and menu together reach the limit', () => {
  const full = builder([1, 2], [3, 4])
  expect(isTickable(full, 5, 4)).toBe(false)
  expect(isTickable(builder([1, 2], [3]), 5, 4)).toBe(true)
  expect(isTickable(builder([1, 2, 3, 4]), 5, 4)).toBe(false)
})

test('a tick can be taken away at the limit', () => {
  const full = builder([1, 2], [3, 4])
  expect(isTickable(full, 4, 4)).toBe(true)
  expect(toggleTick(full, 4, 4).ticked).toEqual([3])
  expect(toggleTick(full, 5, 4)).toBe(full)
})

test('+ adds the ticked pages in the order of the list and clears the ticks', () => {
  const next = addTicked(builder([5], [9, 2]), pages, 5)
  expect(ids(next)).toEqual([5, 2, 9])
  expect(next.ticked).toEqual([])
})

test('a page that is in the menu is not added again', () => {
  expect(ids(addTicked(builder([1, 2], [2, 3]), pages, 5))).toEqual([1, 2, 3])
})

test('adding stops at the limit', () => {
  expect(ids(addTicked(builder([1, 2, 3], [4, 5, 6]), pages, 4))).toEqual([1, 2, 3, 4])
})

test('removing frees a place and clears the ticks', () => {
  const next = removeLink(builder([1, 2, 3, 4]), 1)
  expect(ids(next)).toEqual([1, 3, 4])
  expect(isTickable(next, 9, 4)).toBe(true)
  expect(removeLink(builder([1, 2], [3]), 0).ticked).toEqual([])
})

test('whatever is clicked, a menu never outgrows its limit and never repeats a page', () => {
  const click = fc.oneof(
    fc.record({ kind: fc.constant('tick'), id: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constant('add'), id: fc.constant(0) }),
    fc.record({ kind: fc.constant('remove'), id: fc.integer({ min: 1, max: 12 }) }),
  )
  fc.assert(
    fc.property(
      fc.array(click, { maxLength: 60 }),
      fc.integer({ min: 4, max: 7 }),
      (clicks, max) => {
        let now = builder([])
        for (const { kind, id } of clicks) {
          if (kind === 'tick') now = toggleTick(now, id, max)
          if (kind === 'add') now = addTicked(now, pages, max)
          if (kind === 'remove') now = removeLink(now, id)
          expect(now.structure.length).toBeLessThanOrEqual(max)
          expect(new Set(ids(now)).size).toBe(now.structure.length)
        }
      },
    ),
  )
})

test('a menu keeps what a link leads to as a page, an entry or an address, and its part of the page', () => {
  const own = [{ id: 2, path: '/menu' }]
  const kept = [
    ['/menu', { page_id: 2 }],
    ['/menu#drinks', { url: '/menu#drinks' }],
    ['entry:promotion/12', { entity_type: 'promotion', entry_id: 12 }],
    ['entry:promotion/12#terms', { url: 'entry:promotion/12#terms' }],
    ['media:7', { url: 'media:7' }],
  ] as const
  for (const [link, target] of kept) expect(menuTarget(link, own)).toEqual(target)
  for (const [link, target] of kept.slice(1)) expect(storedLink(target)).toBe(link)
})
