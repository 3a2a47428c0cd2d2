import { expect, test } from 'vitest'
import type { Db } from '#store/tables.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addPublication, type Publication } from './ledger.ts'
import { Publications } from './publications.ts'

const row = {
  entry_id: 0,
  language: '',
  at: '2026-05-01T09:00:00.000Z',
  cause: 'decision',
  campaign: null,
  revision_id: null,
  former_id: null,
} as const

async function openLedger(...types: string[]) {
  const store = await openTestStore()
  for (const subject of types) await store.write((tx) => addPublication(tx, { ...row, subject }))
  return store
}

test('a change that does not follow the last known one is read from the ledger', async () => {
  const store = await openLedger('home.icm')
  const publications = new Publications(store.db)
  await publications.refresh()
  const next: Publication = { ...row, subject: 'home.hero', sequence: 2, identity: 'b' }
  await publications.apply([next], 'of another ledger')
  expect(publications.sequence).toBe(1)
  await publications.apply([{ ...next, sequence: 3 }], publications.mark?.identity ?? null)
  expect(publications.sequence).toBe(1)
  await publications.apply([next], publications.mark?.identity ?? null)
  expect(publications.sequence).toBe(2)
})

test('after the database went back in time everything read before is stale', async () => {
  const [before, after] = [await openLedger('home.icm', 'home.hero'), await openLedger('a.b')]
  let current: Db = before.db
  const db = new Proxy(before.db, {
    get: (_, key) => {
      const value = Reflect.get(current, key)
      return typeof value === 'function' ? value.bind(current) : value
    },
  })
  const publications = new Publications(db)
  await publications.refresh()
  await before.write((tx) => addPublication(tx, { ...row, subject: 'home.icm' }))
  await publications.refresh()
  const heard: unknown[] = []
  publications.onChange((changed) => heard.push(changed))
  const known = publications.changedAt('home.icm')
  expect(known).toBeGreaterThan(publications.changedAt('footer'))
  current = after.db
  await publications.refresh()
  expect(heard).toEqual(['everything'])
  for (const type of ['home.icm', 'footer'])
    expect(publications.changedAt(type)).toBeGreaterThan(known)
})
