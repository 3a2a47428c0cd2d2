import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Overview } from '#catalogue/wire/overview.ts'
import type { Actor } from '#domain/actor.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'

type Told = Overview & { queue: { rows: { title: string }[]; total: number } | null }

async function overviewOf({ call }: Pick<TestApp, 'call'>, who: Actor, query = '') {
  const { status, body } = await call<Told>(who, 'GET', `/dashboard${query}`)
  expect(status).toBe(200)
  return body.data
}

test('who is signed out is told nothing, and a week begins with one of seven days', async () => {
  const app = await openTestApp()
  expect((await app.call(null, 'GET', '/dashboard')).status).toBe(401)
  for (const day of ['0', '8', 'monday'])
    expect((await app.call(asEditor, 'GET', `/dashboard?week_start=${day}`)).status).toBe(422)
})

test('each role is told what it can do something about', async () => {
  const app = await openTestApp()
  const parts = async (who: Actor) => {
    const { work, queue, people, care, desk } = await overviewOf(app, who)
    return Object.entries({ work, queue, people, care, desk }).flatMap(([name, part]) =>
      part === null ? [] : [name],
    )
  }
  expect(await parts(asAdmin)).toEqual(['work', 'people', 'care', 'desk'])
  expect(await parts(asEditor)).toEqual(['work', 'care'])
  expect(await parts(asApprover)).toEqual(['queue'])
  expect(await parts(asSupport)).toEqual(['desk'])
})

async function firstStepsOf({ call }: Pick<TestApp, 'call'>, who: Actor) {
  return (await overviewOf({ call }, who)).first_steps
}

test('a new brand is told what to do first, in an order that can be followed, as far as the person may', async () => {
  const app = await openTestApp()
  const stepsOf = async (who: Actor) =>
    (await firstStepsOf(app, who))?.steps.map(({ step }) => step)
  const own = ['restaurants', 'categories', 'dishes', 'offers', 'home', 'menu', 'legal']
  expect(await stepsOf(asAdmin)).toEqual(['brand', 'people', ...own])
  expect(await stepsOf(asEditor)).toEqual(own)
  expect(await stepsOf(asSupport)).toEqual([])
  const home = (await firstStepsOf(app, asEditor))?.steps.find(({ step }) => step === 'home')
  expect(home).toMatchObject({ wanted: 5, live: 0, is_done: false })
  expect(home?.missing).toContain('Hero Banner')
})

test('the first steps tell live, pending and draft apart, and disappear when all are done', async () => {
  const { app, post, bodyNamed, approve } = await openCollections()
  const legal = async () => {
    const found = await firstStepsOf(app, asEditor)
    expect(found?.steps.filter(({ is_done }) => !is_done).map(({ step }) => step)).toEqual([
      'legal',
    ])
    return found?.steps.find(({ step }) => step === 'legal')
  }
  const privacy = { ...bodyNamed(legalPage, 'Privacy'), slug: 'privacy-policy' }
  const { data: draft } = (await post(legalPage.path, privacy)).body
  expect(await legal()).toMatchObject({ wanted: 2, live: 0, pending: 0, drafts: 1, missing: [] })
  const submitted = await post(`${legalPage.path}/${draft.id}`, { approval: 1 })
  expect(await legal()).toMatchObject({ live: 0, pending: 1, drafts: 0 })
  await approve(legalPage, submitted.body.data)
  expect(await legal()).toMatchObject({ live: 1, pending: 0, drafts: 0 })
  const terms = { ...bodyNamed(legalPage, 'Terms'), slug: 'terms-conditions', approval: 1 }
  await approve(legalPage, (await post(legalPage.path, terms)).body.data)
  expect(await firstStepsOf(app, asEditor)).toBeNull()
})

test('an Admin closes the first steps for everybody', async () => {
  const app = await openTestApp()
  const close = (who: Actor) => app.call(who, 'POST', '/dashboard/first-steps/close', {})
  expect((await firstStepsOf(app, asEditor))?.may_close).toBe(false)
  expect((await close(asEditor)).status).toBe(403)
  expect((await firstStepsOf(app, asAdmin))?.may_close).toBe(true)
  expect((await close(asAdmin)).status).toBe(200)
  expect(await firstStepsOf(app, asEditor)).toBeNull()
})

test('one goes on with what came back, then with drafts; what others wrote is theirs', async () => {
  const desk = await openCollections()
  const { app } = desk
  const before = await overviewOf(app, asEditor)
  expect(before.work).toMatchObject({ rows: [], rejected: 0, drafts: 0, pending: 0 })
  await desk.post(faq.path, { question: 'Where are you?' })
  await desk.post(faq.path, { question: 'Who are you?' }, asEditor2)
  app.clock.pass({ minutes: 1 })
  const soup = { ...desk.bodyNamed(promotion, 'Soup week'), approval: 1 }
  const { id, record_id } = (await desk.post(promotion.path, soup)).body.data
  const waiting = await overviewOf(app, asEditor)
  expect(waiting.work).toMatchObject({ drafts: 1, pending: 1 })
  app.clock.pass({ hours: 3 })
  const decision = { entity_id: record_id, entity_type: 'promotion', remarks: 'Which soup?' }
  await desk.post('/approvals/reject', decision, asApprover)
  const after = await overviewOf(app, asEditor)
  expect(after.work).toMatchObject({ rejected: 1, drafts: 1, pending: 0 })
  expect(after.work?.rows).toMatchObject([
    {
      title: 'Soup week',
      label: 'Promotion',
      approval: 4,
      editor_path: `/admin/pages/promo/details/${id}`,
      rejection: { by: 'approver', remarks: 'Which soup?' },
    },
    { title: 'Where are you?', approval: 0, rejection: null },
  ])
  expect((await overviewOf(app, asEditor2)).work?.rows).toMatchObject([{ title: 'Who are you?' }])
  // From what was sent back a new draft is made: the old one waits for nobody any more.
  await desk.post(`${promotion.path}/${id}`, { summary: 'Of tomatoes' })
  expect((await overviewOf(app, asEditor)).work).toMatchObject({ rejected: 0, drafts: 2 })
})

test('the desk is told what waits, the oldest first', async () => {
  const app = await openTestApp()
  for (const title of ['The printer', 'The fryer'])
    await app.call(asEditor, 'POST', '/tickets', { title, description: 'It hums.' })
  const { desk } = await overviewOf(app, asSupport)
  expect(desk).toMatchObject({ open: 2, in_progress: 0 })
  expect(desk?.rows.map(({ title }) => title)).toEqual(['The printer', 'The fryer'])
})

test('pictures that say nothing are named with the place where words are given to them', async () => {
  const { app, site } = await openCollections()
  const pictures = async () => {
    const { care } = await overviewOf(app, asEditor)
    return care?.lists.find(({ kind }) => kind === 'pictures')
  }
  const before = (await pictures())?.total ?? 0
  const wordless = { alt: '', decorative: 0 }
  await app.store.write((tx) =>
    tx.updateTable('media').set(wordless).where('id', '=', site.picture.id).execute(),
  )
  const found = await pictures()
  expect(found?.total).toBe(before + 1)
  expect(found?.rows.map(({ path }) => path)).toContain(`/admin/media?file=${site.picture.id}`)
})
