import { expect, test } from 'vitest'
import { messages } from '#catalogue/messages/messages.ts'
import type { ListPage, LogDetail, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asApprover2, asEditor, asSupport } from '#test/people.ts'

async function openApproved() {
  const app = await openTestApp()
  await publishSite(app.services)
  const body = { ...icmLine('A careless line'), approval: 1 }
  const saved = await app.call<{ id: number }>(asEditor, 'POST', '/banners/home/icm', body)
  const named = { entity_id: saved.body.data.id, entity_type: 'icm_banner' }
  await app.call(asApprover, 'POST', '/approvals/approve', named)
  return app
}

async function approvedLine(app: TestApp, who: Actor = asApprover): Promise<LogDetail> {
  const { body } = await app.call<ListPage<LogEntry>>(asEditor, 'GET', '/logs?kind=icm_banner')
  const line = body.data.data.find(({ description }) => String(description).endsWith(' approved'))
  return (await app.call<LogDetail>(who, 'GET', `/logs/${line?.id}`)).body.data
}

test('an approver takes back from the log what was approved, and guests see what was there before', async () => {
  const app = await openApproved()
  const before = (await app.get('/home')).bytes.toString()
  expect(before).toContain('A careless line')
  const { revert } = await approvedLine(app)
  const sent = { ...revert, remarks: 'Too careless.' }
  const { status, body } = await app.call(asApprover2, 'POST', '/approvals/revert', sent)
  expect([status, body.message]).toEqual([200, messages.reverted])
  const log = await app.call<ListPage<LogEntry>>(asEditor, 'GET', '/logs?kind=icm_banner')
  expect(log.body.data.data.map(({ remarks }) => remarks)).toContain('Too careless.')
  expect((await app.get('/home')).bytes.toString()).not.toContain('A careless line')
  expect((await approvedLine(app)).revert).toBeNull()
  const again = await app.call(asApprover, 'POST', '/approvals/revert', revert ?? {})
  expect(again.status).toBe(409)
})

test('only approvers are told how to revert, and only they may', async () => {
  const app = await openApproved()
  const { revert } = await approvedLine(app)
  for (const person of [asEditor, asAdmin, asSupport]) {
    expect((await approvedLine(app, person)).revert).toBeNull()
    expect((await app.call(person, 'POST', '/approvals/revert', revert ?? {})).status).toBe(403)
  }
  expect((await app.call(null, 'POST', '/approvals/revert', revert ?? {})).status).toBe(401)
  const unknown = await app.call(asApprover, 'POST', '/approvals/revert', { sequence: 9_999 })
  expect(unknown.status).toBe(404)
  for (const body of [{}, { sequence: 0 }, { sequence: 'all' }, { sequence: 1, force: true }]) {
    expect((await app.call(asApprover, 'POST', '/approvals/revert', body)).status).toBe(422)
  }
  expect((await app.get('/home')).bytes.toString()).toContain('A careless line')
})
