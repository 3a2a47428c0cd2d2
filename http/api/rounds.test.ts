import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { DocumentView, ListPage, LogDetail, LogEntry } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asApprover2, asEditor, asSupport } from '#test/people.ts'

const type = 'icm_banner'

interface Saved {
  id: number
  state: DocumentView
}

async function openRounds() {
  const app = await openTestApp()
  await publishSite(app.services)
  const save = async (name: string, id?: number, approval: 0 | 1 = 1) => {
    const path = `/banners/home/icm${id ? `/${id}` : ''}`
    return (await app.call<Saved>(asEditor, 'POST', path, { ...icmLine(name), approval })).body.data
  }
  const reject = (
    id: number,
    remarks: string,
    who: typeof asApprover | typeof asApprover2 = asApprover,
  ) => app.call(who, 'POST', '/approvals/reject', { entity_id: id, entity_type: type, remarks })
  return { app, save, reject }
}

async function card(app: TestApp): Promise<DocumentView> {
  const path = '/banners/home/create'
  const { body } = await app.call<{ sections: Record<string, DocumentView> }>(asEditor, 'GET', path)
  const state = body.data.sections[type]
  if (!state) throw new Error('no card')
  return state
}

async function earlier(app: TestApp) {
  return (await card(app)).earlier_rejections.map(({ remarks }) => remarks)
}

test('the remarks of three rounds stay with editor and approver until somebody approves', async () => {
  const { app, save, reject } = await openRounds()
  let id: number | undefined
  for (const [round, words] of ['Too loud.', 'Still too loud.\nSofter.', 'A typo.'].entries()) {
    id = (await save(`Round ${round}`, id)).id
    await reject(id, words, round === 1 ? asApprover2 : asApprover)
    const { rejection, record } = await card(app)
    expect(rejection).toMatchObject({ by: round === 1 ? 'approver2' : 'approver', remarks: words })
    expect(await earlier(app)).toEqual(['Too loud.', 'Still too loud.\nSofter.'].slice(0, round))
    expect(record?.remarks).toBe(words)
  }
  const last = await save('At last', id)
  const queue = await app.call<ListPage<PendingRecord>>(asApprover, 'GET', '/approvals')
  const [waiting] = queue.body.data.data
  expect(waiting?.rejection?.remarks).toBe('A typo.')
  expect(waiting?.earlier_rejections).toMatchObject([
    { by: 'approver', remarks: 'Too loud.' },
    { by: 'approver2', remarks: 'Still too loud.\nSofter.' },
  ])
  await app.call(asApprover, 'POST', '/approvals/approve', {
    entity_id: last.id,
    entity_type: type,
  })
  expect((await card(app)).rejection).toBeNull()
  const { id: next } = await save('And again')
  await reject(next, 'No.')
  expect((await card(app)).rejection?.remarks).toBe('No.')
  expect(await earlier(app)).toEqual([])
})

test('of very many rounds the newest are told', async () => {
  const { app, save, reject } = await openRounds()
  let id: number | undefined
  for (let round = 0; round < limits.rejections + 3; round += 1) {
    id = (await save(`Round ${round}`, id)).id
    await reject(id, `No ${round}`)
  }
  const told = [...(await earlier(app)), (await card(app)).rejection?.remarks]
  expect(told).toEqual(Array.from({ length: limits.rejections }, (_, at) => `No ${at + 3}`))
})

test('a card says since when its draft is open, and whether approving it would change anything', async () => {
  const { app, save } = await openRounds()
  expect(await card(app)).toMatchObject({ unchanged: true })
  app.clock.pass({ minutes: 5 })
  const { id } = await save('New line', undefined, 0)
  const since = app.clock.now()
  app.clock.pass({ minutes: 5 })
  await save('Newer line', id, 0)
  const { record, unchanged } = await card(app)
  expect(record).toMatchObject({ created_at: since, updated_at: app.clock.now() })
  expect(unchanged).toBe(false)
  await save('Fresh since five', id, 0)
  expect(await card(app)).toMatchObject({ unchanged: true, record: { approval: 0 } })
})

test('a discarded draft leaves what guests see, stays in the log, and can be restored', async () => {
  const { app, save } = await openRounds()
  const { id, state } = await save('A bad idea', undefined, 0)
  expect(state.can).toContain('discard')
  const named = { entity_id: id, entity_type: type }
  const stale = { ...named, version: 1 }
  expect((await app.call(asEditor, 'POST', '/approvals/discard', stale)).status).toBe(409)
  expect((await app.call(asSupport, 'POST', '/approvals/discard', named)).status).toBe(403)
  expect((await app.call(asEditor, 'POST', '/approvals/discard', named)).status).toBe(200)
  expect((await app.call(asEditor, 'POST', '/approvals/discard', named)).status).toBe(409)
  expect(await card(app)).toMatchObject({
    values: icmLine('Fresh since five'),
    record: { status_text: 'Approved' },
  })
  const log = await app.call<ListPage<LogEntry>>(asEditor, 'GET', '/logs')
  const line = log.body.data.data[0]
  expect(line).toMatchObject({ description: 'ICM Banner discarded', status_text: 'Expired' })
  const detail = await app.call<LogDetail>(asEditor, 'GET', `/logs/${line?.id}`)
  expect(detail.body.data).toMatchObject({
    can_restore: true,
    differences: [{ label: 'Name', before: 'Fresh since five', after: 'A bad idea' }],
  })
  const restored = await app.call<{ id: number }>(asEditor, 'POST', '/approvals/restore', named)
  expect(restored.body.data.id).toBeGreaterThan(id)
  expect(await card(app)).toMatchObject({
    values: icmLine('A bad idea'),
    record: { status_text: 'Draft' },
  })
  expect((await app.call(asEditor, 'POST', '/approvals/restore', named)).status).toBe(409)
})

test('what waits for a decision or is live cannot be discarded, and what there is not is 404', async () => {
  const { app, save } = await openRounds()
  const live = (await card(app)).record?.id ?? 0
  const { id } = await save('Waiting')
  for (const entity_id of [live, id]) {
    const named = { entity_id, entity_type: type }
    expect((await app.call(asEditor, 'POST', '/approvals/discard', named)).status).toBe(409)
  }
  for (const path of ['/approvals/discard', '/approvals/restore']) {
    const named = { entity_id: 999_999, entity_type: type }
    expect((await app.call(asEditor, 'POST', path, named)).status).toBe(404)
  }
  expect((await app.call(asEditor, 'GET', '/logs/999999')).status).toBe(404)
})
