import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import type { User } from '#catalogue/wire/users.ts'
import { removeAllNotices } from '#store/notices/notices.ts'
import { erasePerson } from '#store/people/erasing/erase-person.ts'
import { addErasure } from '#store/people/erasing/erasures.ts'
import type { Store } from '#store/store.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2 } from '#test/people.ts'
import { forgetNames } from './forget-names.ts'

const nobody = 'former-colleague-2'
const erasing = (own: string[], personId: number = asEditor.id) => ({ personId, own, shared: [] })

/** A draft that the second editor works on, and the comments under it. */
async function openThreads() {
  const app = await openTestApp()
  const { revisionId } = await app.desk.save(asEditor2, icmBanner, icmLine('One'))
  const record = { entity_type: icmBanner.entityType, entity_id: revisionId }
  const write = async (text: string) => {
    const body = { ...record, field: 'name', text }
    return (await app.call<CommentThread>(asApprover, 'POST', '/comments', body)).body.data.id
  }
  return { app, write }
}

const textsIn = async ({ store }: TestApp, table: 'comment' | 'notice') =>
  (await store.db.selectFrom(table).select('text').orderBy('id').execute()).map(({ text }) => text)

/** Forgets somebody, with something happening right before the first write: that of comments. */
async function forgetAfter(app: TestApp, own: string[], happening: () => Promise<unknown>) {
  await app.store.write((tx) => removeAllNotices(tx))
  await app.store.write((tx) => addErasure(tx, erasing(own)))
  let isFirst = true
  const write: Store['write'] = async (work) => {
    if (isFirst) await happening()
    isFirst = false
    return app.store.write(work)
  }
  return forgetNames({ store: { ...app.store, write } })
}

test('only whole user names are forgotten, whatever the case, and nobody else is renamed', async () => {
  const { app, write } = await openThreads()
  const texts = {
    '@anna.klein: (@Anna), „@ANNA.KLEIN“!': `@${nobody}: (@${nobody}), „@${nobody}“!`,
    '@anna.k and @annalena and @anna.klein2': '@anna.k and @annalena and @anna.klein2',
    'info@anna.de, anna@anna, me@anna.klein': 'info@anna.de, anna@anna, me@anna.klein',
    'anna has no sign': 'anna has no sign',
    "@anna's, ask @anna—she knows": `@${nobody}'s, ask @${nobody}—she knows`,
    'cc/@anna,bert –@ANNA… (@anna.klein)': `cc/@${nobody},bert –@${nobody}… (@${nobody})`,
    '@anna-2 @anna_b @annas @anna.b': '@anna-2 @anna_b @annas @anna.b',
  }
  for (const text of Object.keys(texts)) await write(text)
  await app.store.write((tx) => addErasure(tx, erasing(['anna', 'anna.klein'])))
  expect(await forgetNames(app)).toEqual({ done: 1, failed: [] })
  expect(await textsIn(app, 'comment')).toEqual(Object.values(texts))
})

test('names are forgotten in comments that came too late to call anybody, and in what others are told', async () => {
  const { app, write } = await openThreads()
  const update = { status: false }
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, update)
  await write('@editor would know.')
  const row = await app.store.db.selectFrom('comment').select('mentions').executeTakeFirstOrThrow()
  expect(row.mentions).toBe('[]')
  const told = async () => (await textsIn(app, 'notice')).filter((text) => text.includes('know'))
  expect(await told()).toEqual(['@editor would know.'])
  const path = `/users/${asEditor.id}/erase`
  expect((await app.call(asAdmin, 'POST', path, { username: 'editor' })).status).toBe(200)
  expect(await textsIn(app, 'comment')).toEqual([`@${nobody} would know.`])
  expect(await told()).toEqual([`@${nobody} would know.`])
})

test('what is changed in a comment while a name is forgotten stays changed', async () => {
  const { app, write } = await openThreads()
  const id = await write('Ask @editor.')
  const settled = await write('Ask @editor too.')
  await app.call(asEditor, 'POST', `/comments/${settled}/resolve`, { resolved: true })
  const other = await write('And @editor.')
  const done = await forgetAfter(app, ['editor'], async () => {
    const text = { text: 'Better ask @editor.' }
    await app.call(asApprover, 'POST', `/comments/${id}/update`, text)
    await app.call(asEditor2, 'POST', `/comments/${settled}/resolve`, { resolved: false })
    await app.call(asApprover, 'DELETE', `/comments/${other}`)
  })
  expect(done).toEqual({ done: 1, failed: [] })
  const rows = await app.store.db
    .selectFrom('comment')
    .select(['text', 'resolved_by'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    {
      text: `Better ask @${nobody}.`,
      resolved_by: null,
    },
    { text: `Ask @${nobody} too.`, resolved_by: null },
    { text: '', resolved_by: 'approver' },
  ])
})

test('what cannot be forgotten now is left for later, and keeps nobody else from it', async () => {
  const app = await openTestApp()
  await app.desk.save(asEditor, icmBanner, icmLine('One'))
  for (const { id, username } of [asEditor, asEditor2]) {
    await app.store.write((tx) => addErasure(tx, erasing([username], id)))
    await app.store.write((tx) => erasePerson(tx, id))
  }
  let isAway = true
  const write: Store['write'] = async (work) => {
    if (isAway) {
      isAway = false
      throw new StoreBusy('away')
    }
    return app.store.write(work)
  }
  const store = { ...app.store, write }
  const first = await forgetNames({ store })
  expect(first).toEqual({ done: 1, failed: [expect.objectContaining({ message: 'away' })] })
  expect(await forgetNames({ store })).toEqual({ done: 1, failed: [] })
  const line = await app.store.db.selectFrom('activity').select('actor_name').executeTakeFirst()
  expect(line?.actor_name).toBe(nobody)
})

/** An app whose database writes no more once somebody is erased: it `fails` or says nothing, until `back`. */
async function openAway(fails: boolean) {
  const away = Promise.withResolvers<void>()
  let isAway = false
  const wrap = (store: Store): Store => ({
    ...store,
    async write(work) {
      if (isAway && fails) throw new StoreBusy('away')
      if (isAway) await away.promise
      const written = await store.write(work)
      isAway ||= isErased(written)
      return written
    },
  })
  const app = await openTestApp({ wrap })
  await app.desk.save(asEditor, icmBanner, icmLine('One'))
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { status: false })
  const back = () => {
    isAway = false
    away.resolve()
  }
  return { app, back }
}

function isErased(written: unknown): boolean {
  return typeof written === 'object' && written !== null && 'erased' in written
    ? written.erased === true
    : false
}

test.each([true, false])(
  'who is erased is so, whatever becomes of the names afterwards (%s)',
  async (fails) => {
    const { app, back } = await openAway(fails)
    const path = `/users/${asEditor.id}/erase`
    const { status, body } = await app.call<User>(asAdmin, 'POST', path, { username: 'editor' })
    expect([status, body.data.erased]).toEqual([200, true])
    const told = app.lines.filter((line) => line.includes('an erased name is still in the log'))
    expect(told).toHaveLength(fails ? 1 : 0)
    back()
    await forgetNames(app)
    const lines = app.store.db.selectFrom('activity').select('actor_name')
    expect((await lines.executeTakeFirst())?.actor_name).toBe(nobody)
  },
)
