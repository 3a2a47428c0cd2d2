import { beforeEach, expect, test } from 'vitest'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, RecordHead } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asApprover2, asEditor, asEditor2, asSupport } from '#test/people.ts'

type Queue = ListPage<PendingRecord> & { count: number }

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

async function submit(name = 'New line', who: typeof asEditor | typeof asAdmin = asEditor) {
  const body = { ...icmLine(name), approval: 1 }
  const { data } = (await app.call<RecordHead>(who, 'POST', '/banners/home/icm', body)).body
  return { named: { entity_id: data.id, entity_type: 'icm_banner' }, version: data.version }
}

const liveLine = async () =>
  (await app.call<{ icm: { name: string } }>(null, 'GET', '/banners/home/main')).body.data.icm.name

test('the queue says how many wait, which, by whom, and what each would change', async () => {
  const { named, version } = await submit('New line')
  const { status, body } = await app.call<Queue>(asApprover, 'GET', '/approvals')
  expect([status, body.data]).toMatchObject([
    200,
    { count: 1, total: 1, page: 1, per_page: 100, last_page: 1 },
  ])
  expect(body.data.data).toMatchObject([
    {
      ...named,
      version,
      label: 'ICM Banner',
      author: 'editor',
      submitted_by: 'editor',
      submitted_at: '2026-05-04T08:00:00.000Z',
      editor_path: '/admin/pages/home',
      preview_path: '/?preview=1',
      can_decide: true,
      changes: [{ kind: 'changed', label: 'Name', before: 'Fresh since five', after: 'New line' }],
    },
  ])
  expect((await app.call<Queue>(asEditor, 'GET', '/approvals')).body.data.data[0]?.can_decide).toBe(
    false,
  )
})

test('one request is asked for by its record, in the version that waits, while it waits', async () => {
  const { named, version } = await submit('New line')
  const ask = async (who: typeof asApprover | typeof asEditor = asApprover) => {
    const path = `/approvals?entity_id=${named.entity_id}`
    return (await app.call<Queue>(who, 'GET', path)).body.data
  }
  const { data: queue } = (await app.call<Queue>(asApprover, 'GET', '/approvals')).body
  expect(await ask()).toEqual(queue)
  expect((await ask(asEditor)).data[0]?.can_decide).toBe(false)

  await app.call(asEditor, 'POST', '/approvals/withdraw', named)
  expect(await ask()).toMatchObject({ data: [], total: 0 })
  const again = { ...icmLine('Newer line'), approval: 1 }
  await app.call(asEditor, 'POST', `/banners/home/icm/${named.entity_id}`, again)
  const [record] = (await ask()).data
  expect(record?.version).toBeGreaterThan(version)
  expect(record?.changes).toMatchObject([{ after: 'Newer line' }])
  for (const [entity_id, status] of [
    [2_000_000, 200],
    ['0', 422],
    ['x', 422],
  ]) {
    const response = await app.call<Queue>(asApprover, 'GET', `/approvals?entity_id=${entity_id}`)
    expect(response.status).toBe(status)
  }
})

test('an approval is what guests get with the very next request', async () => {
  expect(await liveLine()).toBe('Fresh since five')
  const { named, version } = await submit('New line')
  expect(await liveLine()).toBe('Fresh since five')
  expect(
    await app.call(asApprover, 'POST', '/approvals/approve', { ...named, version, remarks: null }),
  ).toMatchObject({
    status: 200,
    body: { success: true, message: 'The change has been approved. Guests see it now.' },
  })
  expect(await liveLine()).toBe('New line')
  const states = (await app.desk.revisions()).filter(({ subject }) => subject === 'home.icm')
  expect(states.map(({ state }) => state)).toEqual(['expired', 'approved'])
})

test('a rejection keeps the remarks for the editor and leaves guests alone', async () => {
  const { named } = await submit()
  const remarks = 'Too long for a phone.'
  const response = await app.call(asApprover, 'POST', '/approvals/reject', { ...named, remarks })
  expect(response).toMatchObject({ status: 200, body: { success: true } })
  expect(await liveLine()).toBe('Fresh since five')
  const { body } = await app.call(asEditor, 'GET', '/banners/home/create')
  expect(body.data).toMatchObject({
    icm_banners: [{ approval: 4, status_text: 'Rejected', remarks }],
  })
})

test('a rejection says that remarks are seen only where there are some', async () => {
  for (const [remarks, said] of [
    ['Too long.', 'rejected'],
    ['', 'rejectedBare'],
    ['  ', 'rejectedBare'],
    [null, 'rejectedBare'],
  ] as const) {
    const { named } = await submit()
    const { body } = await app.call(asApprover, 'POST', '/approvals/reject', { ...named, remarks })
    expect(body).toMatchObject({ code: said, message: expect.stringMatching(/rejected/) })
  }
})

test('who submitted may take it back, nobody else', async () => {
  const { named, version } = await submit()
  for (const who of [asEditor2, asAdmin]) {
    expect(await app.call(who, 'POST', '/approvals/withdraw', named)).toMatchObject({ status: 403 })
  }
  const stale = { ...named, version: version - 1 }
  expect(await app.call(asEditor, 'POST', '/approvals/withdraw', stale)).toMatchObject({
    status: 409,
  })
  expect(await app.call(asEditor, 'POST', '/approvals/withdraw', named)).toMatchObject({
    status: 200,
    body: { message: 'Your change was withdrawn. It is a draft again.' },
  })
  expect(await app.call(asEditor, 'POST', '/approvals/withdraw', named)).toMatchObject({
    status: 409,
  })
})

test('a step whose answer was lost is repeated with its key, and is in the log once', async () => {
  const { named, version } = await submit()
  const twice = async (step: string, shown: object) => {
    const key = `${step} once`
    const call = () => app.call(asEditor, 'POST', `/approvals/${step}`, shown, key)
    return [(await call()).status, (await call()).status, (await call()).status]
  }
  expect(await twice('withdraw', { ...named, version })).toEqual([200, 200, 200])
  expect(await twice('discard', { ...named, version: version + 1 })).toEqual([200, 200, 200])
  // Under another key it is another request, about a draft that is gone.
  const again = { ...named, version }
  expect((await app.call(asEditor, 'POST', '/approvals/withdraw', again)).status).toBe(409)
  const steps = await app.store.db
    .selectFrom('activity')
    .select('step')
    .where('revision_id', '=', named.entity_id)
    .where('step', 'in', ['withdraw', 'discard'])
    .orderBy('id')
    .execute()
  expect(steps.map(({ step }) => step)).toEqual(['withdraw', 'discard'])
})

test('nobody decides on their own work, whatever their role has become', async () => {
  const { named } = await submit()
  const become = app.store.db
    .updateTable('person')
    .set({ role: 'Approver' })
    .where('id', '=', asEditor.id)
  await become.execute()
  for (const path of ['/approvals/approve', '/approvals/reject']) {
    expect(await app.call(asEditor, 'POST', path, named)).toMatchObject({
      status: 403,
      body: { message: 'You wrote or submitted this yourself. Someone else must decide on it.' },
    })
  }
  expect(await liveLine()).toBe('Fresh since five')
})

test('of any number of decisions at once one wins, the rest get 409', async () => {
  const { named } = await submit()
  const decide = (at: number) =>
    app.call(
      at % 2 ? asApprover : asApprover2,
      'POST',
      at % 3 ? '/approvals/approve' : '/approvals/reject',
      named,
    )
  const responses = await Promise.all(Array.from({ length: 12 }, (_, at) => decide(at)))
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...new Array(11).fill(409)])
  const decisions = (await app.desk.log()).filter(
    ({ revision_id, step }) => revision_id === named.entity_id && /^(approve|reject)$/.test(step),
  )
  expect(decisions.length).toBe(1)
})

test('a decision on another version than the one shown is 409', async () => {
  const { named, version } = await submit()
  const stale = { ...named, version: version - 1 }
  expect(await app.call(asApprover, 'POST', '/approvals/approve', stale)).toMatchObject({
    status: 409,
  })
  expect(await liveLine()).toBe('Fresh since five')
})

test('what is not pending cannot be decided on, and what is not there is 404', async () => {
  const decide = (entity_type: string, entity_id: number) =>
    app.call(asApprover, 'POST', '/approvals/approve', { entity_type, entity_id })
  expect(await decide('icm_banner', site.icm)).toMatchObject({ status: 409 })
  expect(await decide('icm_banner', 2_000_000)).toMatchObject({ status: 404 })
  expect(await decide('discover', site.icm)).toMatchObject({ status: 404 })
  expect(await decide('constructor', site.icm)).toMatchObject({ status: 404 })
})

test('a decision that is not filled in is refused beside its fields', async () => {
  const wrong: [body: unknown, fields: string[]][] = [
    [{}, ['entity_id', 'entity_type']],
    [{ entity_id: '1', entity_type: 'discover' }, ['entity_id']],
    [{ entity_id: 0, entity_type: 'discover', remarks: 7 }, ['entity_id', 'remarks']],
    [{ entity_id: 1, entity_type: 'discover', status: 2 }, ['status']],
    [{ entity_id: 1, entity_type: 'discover', remarks: 'x'.repeat(2_001) }, ['remarks']],
    [{ entity_id: 1, entity_type: 'discover', version: 1.5 }, ['version']],
  ]
  for (const [body, fields] of wrong) {
    const response = await app.call(asApprover, 'POST', '/approvals/reject', body)
    expect([response.status, Object.keys(response.body.errors ?? {}).sort()]).toEqual([422, fields])
  }
})

test('editors, admins and support decide on nothing', async () => {
  const { named } = await submit()
  for (const who of [asEditor2, asAdmin, asSupport]) {
    for (const path of ['/approvals/approve', '/approvals/reject']) {
      expect(await app.call(who, 'POST', path, named)).toMatchObject({ status: 403 })
    }
  }
})
