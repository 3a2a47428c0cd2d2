import { expect, test, vi } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import type { PresentPerson } from '#catalogue/wire/presence.ts'
import type { Actor } from '#domain/actor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport, testPeople } from '#test/people.ts'

const hero = { entity_type: 'main_banner', entry_id: 0, language: '', typing: false }
const line = { entity_type: 'icm_banner', entry_id: 0, language: '', typing: false }

interface Word {
  tab?: string
  places?: object[]
}

async function say(
  { call }: Pick<TestApp, 'call'>,
  who: Actor,
  { tab, places = [hero] }: Word = {},
) {
  const body = { tab: tab ?? `tab-of-${who.username}`, places }
  const response = await call<{ people: PresentPerson[] }>(who, 'POST', '/presence', body)
  expect(response.status).toBe(200)
  return response.body.data.people
}

const names = (people: readonly PresentPerson[]) => people.map(({ username }) => username)

/** What is said is written together with what others say, and read again after a moment. */
const soon = { timeout: 5_000, interval: 100 }

test('who is signed out is told nothing, and what no browser says is refused', async () => {
  const app = await openTestApp()
  const body = { tab: 'tab-of-nobody', places: [hero] }
  expect((await app.call(null, 'POST', '/presence', body)).status).toBe(401)
  const wrong = [
    { tab: 'x', places: [] },
    { tab: 'TAB OF NOBODY', places: [] },
    { tab: 'tab-of-nobody' },
    { tab: 'tab-of-nobody', places: [{ ...hero, person_id: 1 }] },
    { tab: 'tab-of-nobody', places: [{ ...hero, language: 'xx' }] },
    { tab: 'tab-of-nobody', places: Array.from({ length: 61 }, () => hero) },
  ]
  for (const sent of wrong)
    expect((await app.call(asEditor, 'POST', '/presence', sent)).status).toBe(422)
})

test('whoever may look at content is told who else has the same open, whatever their role', async () => {
  const app = await openTestApp()
  for (const who of testPeople) await say(app, who)
  for (const who of [asAdmin, asEditor, asApprover, asSupport]) {
    const others = testPeople.flatMap(({ id, username }) => (id === who.id ? [] : [username]))
    await vi.waitFor(async () => expect(names(await say(app, who))).toEqual(others), soon)
  }
  const [first] = await say(app, asEditor)
  expect(first).toEqual({ id: 1, username: 'admin', name: 'admin Test', places: [hero] })
})

test('of what one has not open oneself nothing is told', async () => {
  const app = await openTestApp()
  await say(app, asEditor, { places: [hero, line] })
  await vi.waitFor(async () => {
    const [editor] = await say(app, asEditor2, { places: [line] })
    expect(editor?.places).toEqual([line])
  }, soon)
  expect(await say(app, asApprover, { places: [{ ...hero, language: 'de' }] })).toEqual([])
  expect(await say(app, asApprover, { places: [{ ...hero, entity_type: 'nothing' }] })).toEqual([])
})

test('who has the same open in a campaign is not there for who has it open on the site', async () => {
  const app = await openTestApp()
  const inSummer = { ...hero, campaign: 3 }
  await say(app, asEditor, { places: [hero, inSummer] })
  await vi.waitFor(async () => {
    const [editor] = await say(app, asEditor2, { places: [inSummer] })
    expect(editor?.places).toEqual([inSummer])
  }, soon)
  const [onSite] = await say(app, asApprover)
  expect(onSite?.places).toEqual([hero])
  expect(await say(app, asAdmin, { places: [{ ...hero, campaign: 4 }] })).toEqual([])
})

test('somebody with two tabs is one person, and gone with the last of them', async () => {
  const app = await openTestApp()
  await say(app, asEditor, { tab: 'first-tab' })
  await say(app, asEditor, { tab: 'second-tab', places: [{ ...hero, typing: true }] })
  await vi.waitFor(async () => {
    const people = await say(app, asEditor2)
    expect(people).toMatchObject([{ username: 'editor', places: [{ typing: true }] }])
  }, soon)
  await say(app, asEditor, { tab: 'second-tab', places: [] })
  await vi.waitFor(async () => {
    expect(await say(app, asEditor2)).toMatchObject([{ places: [{ typing: false }] }])
  }, soon)
  await say(app, asEditor, { tab: 'first-tab', places: [] })
  await vi.waitFor(async () => expect(await say(app, asEditor2)).toEqual([]), soon)
})

test('nobody closes the tab of somebody else', async () => {
  const app = await openTestApp()
  await say(app, asEditor, { tab: 'tab-of-editor' })
  await vi.waitFor(async () => expect(names(await say(app, asApprover))).toEqual(['editor']), soon)
  await say(app, asEditor2, { tab: 'tab-of-editor', places: [] })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(names(await say(app, asApprover))).toEqual(['editor'])
})

test('who types is said to, until they stop; and who says nothing more is forgotten', async () => {
  const app = await openTestApp()
  const typing = async () => (await say(app, asEditor2))[0]?.places[0]?.typing
  await say(app, asEditor, { places: [{ ...hero, typing: true }] })
  await vi.waitFor(async () => expect(await typing()).toBe(true), soon)
  await say(app, asEditor)
  await vi.waitFor(async () => expect(await typing()).toBe(false), soon)
  await say(app, asEditor, { places: [{ ...hero, typing: true }] })
  await vi.waitFor(async () => expect(await typing()).toBe(true), soon)
  app.clock.pass({ seconds: 9 })
  expect(await typing()).toBe(false)
  app.clock.pass({ seconds: 82 })
  await vi.waitFor(async () => expect(await say(app, asEditor2)).toEqual([]), soon)
})

test('on another node the same is seen', async () => {
  const here = await openTestApp()
  const there = await openTestApp({ location: here.location, clock: here.clock })
  await say(here, asEditor, { places: [{ ...hero, typing: true }] })
  await vi.waitFor(async () => {
    expect(await say(there, asEditor2)).toMatchObject([
      { username: 'editor', places: [{ typing: true }] },
    ])
  }, soon)
  // A tab speaks to whichever node it gets to.
  await say(there, asEditor, { places: [] })
  await vi.waitFor(async () => expect(await say(here, asEditor2)).toEqual([]), soon)
})

test('whose account is closed is not there', async () => {
  const app = await openTestApp()
  await say(app, asEditor)
  await vi.waitFor(async () => expect(await say(app, asEditor2)).toHaveLength(1), soon)
  await app.store.write((tx) =>
    tx.updateTable('person').set({ active: 0 }).where('id', '=', asEditor.id).execute(),
  )
  await vi.waitFor(async () => expect(await say(app, asEditor2)).toEqual([]), soon)
})

test('of very many tabs of one person the others are told of some, however they come', async () => {
  const app = await openTestApp()
  const tabs = Array.from({ length: 140 }, (_, nth) => `tab-number-${nth}`)
  const speak = (some: readonly string[]) =>
    Promise.all(some.map((tab) => say(app, asEditor, { tab })))
  await speak(tabs)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  await speak(tabs)
  await vi.waitFor(async () => expect(names(await say(app, asAdmin))).toEqual(['editor']), soon)
  const rows = await app.store.db
    .selectFrom('presence')
    .select('tab')
    .where('person_id', '=', asEditor.id)
    .execute()
  expect(rows).toHaveLength(limits.presence.tabs)
})

test('however many speak, it is read and written now and then', async () => {
  let writes = 0
  const app = await openTestApp({
    wrap: (store) => ({
      ...store,
      db: store.db,
      write: (work) => {
        writes++
        return store.write(work)
      },
    }),
  })
  await Promise.all(testPeople.map((who) => app.tokenOf(who)))
  writes = 0
  for (let word = 0; word < 5; word++)
    await Promise.all(
      testPeople.flatMap((who) =>
        ['one-tab-here', 'two-tabs-here'].map((tab) => say(app, who, { tab })),
      ),
    )
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(writes).toBeLessThanOrEqual(2)
})
