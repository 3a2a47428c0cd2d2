import { expect, test, vi } from 'vitest'
import { initialsOf } from './here.tsx'
import { OpenDocuments, peopleAt } from './use-presence.ts'

const hero = { entity_type: 'main_banner', entry_id: 0, language: '' } as const

test('what is open is said until it is closed, and for a while that somebody types there', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const places = new OpenDocuments()
  let news = 0
  places.onNews = () => news++
  const opened = places.open(hero)
  expect(places.said()).toEqual([{ ...hero, typing: false }])
  opened.typed()
  opened.typed()
  expect(news).toBe(2)
  expect(places.said()).toEqual([{ ...hero, typing: true }])
  vi.advanceTimersByTime(4_100)
  expect(places.said()).toEqual([{ ...hero, typing: false }])
  opened.close()
  expect(places.said()).toEqual([])
  vi.useRealTimers()
})

test('who listens is called when somebody else comes, types or goes, and not otherwise', () => {
  const places = new OpenDocuments()
  let heard = 0
  const stop = places.listen(() => heard++)
  const person = { id: 3, username: 'editor2', name: 'Noor Said' }
  const there = { ...person, places: [{ ...hero, typing: true }] }
  places.hear([there])
  places.hear([{ ...there }])
  expect(heard).toBe(1)
  expect(peopleAt(places.people, hero)).toEqual([{ person: there, typing: true }])
  expect(peopleAt(places.people, { ...hero, language: 'de' })).toEqual([])
  places.hear([])
  expect(heard).toBe(2)
  stop()
})

test('initials are those of the first and the last name', () => {
  expect(['Maya Hart', 'noor', 'Ana María de la Cruz', '李 小龙', ''].map(initialsOf)).toEqual([
    'MH',
    'N',
    'AC',
    '李小',
    '',
  ])
})
