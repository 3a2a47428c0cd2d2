import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-shape.ts'
import {
  addOptions,
  entriesAt,
  type FoundEntry,
  matchingOptions,
  recentOptions,
  screenOptions,
} from './palette-options.ts'

const titles = (some: readonly { title: string }[]) => some.map(({ title }) => title)

const soup: FoundEntry = {
  entity_type: 'promotion',
  entry_id: 12,
  title: 'Soup',
  label: 'Promotion',
  approval: 0,
}

test('the palette offers the screens that a role may open, and what it may add', () => {
  expect(titles(screenOptions('Editor'))).not.toContain('Approval')
  expect(titles(screenOptions('Approver'))).toContain('Approval')
  expect(titles(addOptions(() => true))).toContain('Add promotion')
  expect(addOptions(() => false)).toEqual([])
})

test('words are found in any order, without accents, and "new" finds what can be added', () => {
  const all = [...screenOptions('Editor'), ...addOptions(() => true)]
  expect(titles(matchingOptions(all, 'menu hám'))).toEqual(['Hamburger Menu'])
  expect(titles(matchingOptions(all, 'promotion new'))).toEqual(['Add promotion'])
  expect(matchingOptions(all, 'xyzzy')).toEqual([])
})

test('the last places are screens and entries; what is gone or not allowed is left out', () => {
  const entry = entryScreen(promotion, 12)
  const gone = entryScreen(promotion, 13)
  const paths = ['/admin/approval', entry, gone, '/admin/logs', '/admin/nowhere']
  expect(entriesAt(paths)).toEqual([
    { path: entry, reference: 'promotion/12' },
    { path: gone, reference: 'promotion/13' },
  ])
  expect(titles(recentOptions(paths, 'Editor', [soup]))).toEqual(['Soup', 'Logs'])
  expect(titles(recentOptions(paths, 'Approver', [soup]))).toEqual(['Approval', 'Soup', 'Logs'])
})

test('an entry of a list that has several screens is found at each of them', () => {
  const paths = screensOf(vacancy).map((screen) => entryScreen(screen, 7))
  expect(paths.length).toBeGreaterThan(1)
  expect(entriesAt(paths).map(({ reference }) => reference)).toEqual(
    paths.map(() => `${vacancy.entityType}/7`),
  )
})
