import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { chainLedger } from '#domain/content/publishing/chain-worker.ts'
import { checkLedger } from '#domain/content/publishing/check-ledger.ts'
import { addPicture, icmLine, teaser } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import type { Store } from '../store.ts'
import { addPublication, publishAsOne } from './ledger.ts'
import { hashOf, linksOf } from './ledger-chain.ts'

/** A site with some publications, of which one has two documents. */
async function openPublished() {
  const desk = await openWorkspace()
  const { store } = desk
  const image = await addPicture(store)
  for (const minute of [1, 2, 3])
    await desk.publish(icmBanner, icmLine(`Line ${minute}`), { now: after(minute) })
  await desk.publish(workWithUs, teaser(image), { now: after(4) })
  return { desk, store, check: () => checkLedger(store.db) }
}

/** What somebody with the database's password can do. */
async function forge({ db }: Store, statement: string): Promise<void> {
  const allow = process.env.TEST_PG_URL
    ? ['alter table publication disable trigger user']
    : [
        'drop trigger if exists publication_no_update',
        'drop trigger if exists publication_no_delete',
      ]
  for (const one of [...allow, statement]) await sql.raw(one).execute(db)
}

test('each publication carries the hash of the one before, written with it', async () => {
  const { store, check } = await openPublished()
  const links = await linksOf(store.db, [1, 2, 3, 4])
  let previous = ''
  for (const { sequence, publications, hash } of links) {
    expect(hash).toBe(hashOf({ previous, sequence, publications }))
    expect(publications[0]).toMatchObject({ by: expect.any(Number), digest: expect.any(String) })
    previous = hash ?? ''
  }
  expect(new Set(links.map(({ hash }) => hash)).size).toBe(4)
  expect(await check()).toEqual({
    checked: 4,
    last: { sequence: 4, hash: previous },
    unchained: 0,
    broken: null,
  })
})

test.each([
  ['a moment', "update publication set at = '2026-05-01T00:00:00.000Z' where sequence = 2", 2],
  [
    'the text of a revision',
    "update revision set content = replace(content, 'Line 1', 'Lime 1')",
    1,
  ],
  ['who approved', 'update revision set decided_by = 99 where id = 2', 2],
  ['a row removed', 'delete from publication where sequence = 3', 4],
  ['the last row removed', 'delete from publication where sequence = 4', 4],
  ['a hash', "update publication_hash set hash = 'x' where sequence = 3", 3],
  ['a hash removed', 'delete from publication_hash where sequence = 2', 3],
])(
  '%s that was changed in the database is found, and where',
  async (_what, statement, sequence) => {
    const { store, check } = await openPublished()
    await forge(store, statement)
    const { broken, checked } = await check()
    expect(broken?.sequence).toBe(sequence)
    expect(checked).toBeLessThan(4)
  },
)

test('what expires or is saved later changes no hash', async () => {
  const { desk, check } = await openPublished()
  await desk.publish(icmBanner, icmLine('Line 5'), { now: after(9) })
  expect(await check()).toMatchObject({ checked: 5, broken: null })
})

test('publications without a hash get theirs later, in order, and none between has another', async () => {
  const { desk, store, check } = await openPublished()
  const { last } = await check()
  await store.write((tx) => tx.deleteFrom('publication_hash').execute())
  expect(await check()).toMatchObject({ checked: 0, unchained: 4, broken: null })
  // One that is published meanwhile waits for those before it.
  await desk.publish(icmBanner, icmLine('Line 9'), { now: after(9) })
  expect(await check()).toMatchObject({ checked: 0, unchained: 5 })
  await chainLedger(store)
  expect(await check()).toMatchObject({ checked: 5, unchained: 0, broken: null })
  const [fourth] = await linksOf(store.db, [4])
  expect(fourth?.hash).toBe(last?.hash)
})

test('many publications of one transaction and of one sequence are chained', async () => {
  const { desk, store, check } = await openPublished()
  await store.write(async (tx) => {
    const row = { language: '', at: after(9), cause: 'library', campaign: null } as const
    const nothing = { revision_id: null, former_id: null }
    await publishAsOne(tx, async () => {
      for (const entry_id of [10, 9])
        await addPublication(tx, { ...row, ...nothing, subject: 'media', entry_id })
    })
    await addPublication(tx, { ...row, ...nothing, subject: 'media', entry_id: 8 })
  })
  await desk.publish(icmBanner, icmLine('After'), { now: after(10) })
  expect(await check()).toMatchObject({ checked: 7, unchained: 0, broken: null })
  // By characters, on both databases.
  const [together] = await linksOf(store.db, [5])
  expect(together?.publications.map(({ entry_id }) => entry_id)).toEqual([10, 9])
})
