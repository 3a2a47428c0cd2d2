import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import type { Tx } from './tables.ts'
import { together } from './together.ts'

const addFact = (tx: Tx, name: string) =>
  tx.insertInto('fact').values({ name, value: '' }).execute()

async function factNames(store: Awaited<ReturnType<typeof openTestStore>>) {
  const rows = await store.db.selectFrom('fact').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

test('parts of a write are done in the order in which they were begun', async () => {
  const store = await openTestStore()
  const names = ['c', 'a', 'b']
  await store.write((tx) => together(names.map((name) => addFact(tx, name))))
  expect(await factNames(store)).toEqual(['a', 'b', 'c'])
  const counted = await store.write((tx) =>
    together([
      tx.deleteFrom('fact').where('name', '=', 'a').returning('name').execute(),
      addFact(tx, 'a'),
      tx.selectFrom('fact').select('name').where('name', '=', 'a').execute(),
    ]),
  )
  expect(counted).toMatchObject([[{ name: 'a' }], {}, [{ name: 'a' }]])
})

test('where a part of a write fails nothing is left of the others, and why it failed is said', async () => {
  const store = await openTestStore()
  await store.write((tx) => addFact(tx, 'there'))
  const late = async (tx: Tx) => {
    await addFact(tx, 'early')
    await sql`select 1`.execute(tx)
    await addFact(tx, 'late')
  }
  for (let turn = 0; turn < 8; turn += 1) {
    const write = store.write((tx) =>
      together([late(tx), addFact(tx, 'there'), addFact(tx, 'behind')]),
    )
    const said = await write.catch((error: Error) => error)
    expect(String(said)).toMatch(/unique|duplicate/i)
  }
  await store.write((tx) => addFact(tx, 'next'))
  expect(await factNames(store)).toEqual(['next', 'there'])
})

test('why a write was refused is said, also when what came behind it is told first', async () => {
  const store = await openTestStore()
  await store.write((tx) => addFact(tx, 'there'))
  const tardy = async (tx: Tx) => {
    const added = addFact(tx, 'there')
    await Promise.allSettled([added])
    await pause(20)
    await added
  }
  const write = store.write((tx) => together([tardy(tx), addFact(tx, 'behind')]))
  await expect(write).rejects.toThrow(/unique|duplicate/i)
})

// Soon: on PostgreSQL the commit is under way then.
test.each([
  ['soon', 0],
  ['late', 20],
])('nothing that a write has left undone is done behind it, %s', async (_when, wait) => {
  const store = await openTestStore()
  let behind: Promise<unknown> = Promise.resolve()
  await store.write(async (tx) => {
    await addFact(tx, 'first')
    behind = (wait === 0 ? turn() : pause(wait)).then(() => addFact(tx, 'stray'))
    behind.catch(() => undefined)
  })
  await expect(behind).rejects.toThrow(/transaction/i)
  expect(await factNames(store)).toEqual(['first'])
})

test('it is over when all its parts are, and throws what failed first', async () => {
  let isOver = false
  const slow = pause(20).then(() => {
    isOver = true
    throw new Error('later')
  })
  const parts = together([slow, Promise.reject(new Error('first'))])
  await expect(parts).rejects.toThrow('first')
  expect(isOver).toBe(true)
})
