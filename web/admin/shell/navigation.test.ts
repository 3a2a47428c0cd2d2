import { expect, test } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { crumbsOf, navigationFor } from './navigation.ts'
import { readPins, togglePin, writePins } from './pins.ts'

function titlesFor(role: 'Admin' | 'Editor' | 'Support' | 'Approver') {
  return navigationFor(role).flatMap(({ items }) => items.map(({ title }) => title))
}

test('Approval is listed for approvers only', () => {
  expect(titlesFor('Approver')).toContain('Approval')
  expect(titlesFor('Editor')).not.toContain('Approval')
  expect(titlesFor('Admin')).not.toContain('Approval')
})

test('the way to a page leads home; /dashboard/default has a link home too', () => {
  expect(crumbsOf('/admin/pages/home').map(({ title }) => title)).toEqual([
    'Dashboard',
    'Pages',
    'Home',
  ])
  expect(crumbsOf('/admin/header/mainmenu').map(({ title }) => title)).toEqual([
    'Dashboard',
    'Header',
    'Main Menu',
  ])
  expect(crumbsOf('/dashboard/default')[0]).toEqual({ title: 'Dashboard', path: '/dashboard' })
})

test('pins are kept by title', () => {
  const storage = memoryStorage()
  writePins(storage, togglePin(['Logs'], 'Home'))
  expect(readPins(storage)).toEqual(['Logs', 'Home'])
  expect(togglePin(['Logs', 'Home'], 'Logs')).toEqual(['Home'])
})
