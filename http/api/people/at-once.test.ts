import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Actor } from '#domain/actor.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { importFile } from '#test/http/import-file.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asAdmin, asApprover, asEditor, asEditor2 } from '#test/people.ts'

const isLive = 'Your change is on the website. It needed no approval.'
const isSent = 'Your Approval Request has been submitted for review.'
const phone = '+441134960000'
const exceptions = [{ date: '2026-12-24', hours: 'off' }]

let desk: Awaited<ReturnType<typeof openCollections>>
let leeds: Saved
beforeEach(async () => {
  desk = await openCollections()
  leeds = await desk.publish(location, 'Leeds')
})

async function allow(...at_once: string[]) {
  const site = { brand_name: 'Marigold', languages: ['en'], at_once }
  await publishSiteLayout(desk.app.services, settings, site)
}

async function submit(sent: object, who: Actor = asEditor2) {
  const { status, body } = await desk.post(`/locations/${leeds.id}`, { ...sent, approval: 1 }, who)
  expect([body.errors, status]).toEqual([undefined, 200])
  return body
}

async function live() {
  const path = `/locations/${leeds.id}`
  return (await desk.app.call<Record<string, unknown>>(null, 'GET', path)).body.data
}

async function waiting() {
  const queue = await desk.app.call<{ data: object[] }>(asApprover, 'GET', '/approvals')
  return queue.body.data.data.length
}

test('what the settings leave to restaurants is published when it is submitted, and can be reverted', async () => {
  await allow('phone', 'exceptions')
  const limits = { scopes: { groups: [], locations: [leeds.id], languages: [] } }
  await desk.post(`/users/${asEditor2.id}/update`, limits, asAdmin)
  const before = await live()
  const saved = await submit({ phone, exceptions })
  expect([saved.message, saved.data.approval, saved.data.state.records.open]).toEqual([
    ...[isLive, 2, null],
  ])
  expect(saved.data.state.at_once).toEqual(['exceptions', 'phone'])
  expect(await live()).toMatchObject({ phone, exceptions: [{ date: '2026-12-24' }] })
  expect(await waiting()).toBe(0)
  const logs = await desk.app.call<{ data: { id: number; description: string }[] }>(
    asApprover,
    'GET',
    `/locations/create/${leeds.id}/logs`,
  )
  const line = logs.body.data.data.find(({ description }) => description.includes('settings'))
  expect(line?.description).toBe(
    'Restaurant “Leeds” published without approval, as the settings allow',
  )
  const detail = await desk.app.call<{ revert: { sequence: number } }>(
    asApprover,
    'GET',
    `/logs/${line?.id}`,
  )
  const { sequence } = detail.body.data.revert
  const reverted = await desk.post('/approvals/revert', { sequence }, asApprover)
  expect(reverted.status).toBe(200)
  expect(await live()).toEqual({ ...before, updated_at: expect.any(String) })
})

test('a change of anything else waits whole, as does one that the settings do not name', async () => {
  await allow('phone')
  expect((await submit({ phone, name: 'Leeds Station' })).message).toBe(isSent)
  expect(await live()).toMatchObject({ name: 'Leeds' })
  expect((await live()).phone).not.toBe(phone)
  await desk.post(
    '/approvals/reject',
    { entity_id: (await pending()).record_id, entity_type: 'location' },
    asApprover,
  )
  expect((await submit({ exceptions }, asEditor)).message).toBe(isSent)
})

test('nothing goes at once that a scheduled change would take back', async () => {
  await allow('phone')
  const saved = await submit({ name: 'Leeds Station', starts_at: '2026-06-01T00:00:00.000Z' })
  await desk.approve(location, saved.data)
  expect((await submit({ phone })).message).toBe(isSent)
  expect((await live()).phone).not.toBe(phone)
})

test('a change that also ends the restaurant waits', async () => {
  await allow('phone')
  const sent = { phone, ends_at: '2026-06-01T00:00:00.000Z' }
  expect((await submit(sent)).message).toBe(isSent)
})

test('what is imported is decided on together', async () => {
  await allow('phone')
  const table = `id,name,phone\n${leeds.id},Leeds,${phone}\n`
  expect((await importFile(desk, '/locations', table, { submits: true })).status).toBe(200)
  expect(await waiting()).toBe(1)
  expect((await live()).phone).not.toBe(phone)
})

test('a translation waits', async () => {
  const site = { brand_name: 'Marigold', languages: ['en', 'de'], at_once: ['exceptions'] }
  await publishSiteLayout(desk.app.services, settings, site)
  const translate = async (note: string) => {
    const sent = { exceptions: [{ id: 1, note }], approval: 1 }
    return (await desk.post(`/locations/${leeds.id}?lang=de`, sent)).body
  }
  const first = await translate('Knusprig')
  await desk.approve(location, first.data)
  expect((await translate('Kross')).message).toBe(isSent)
})

test('an entry that is on no website yet waits for an approval', async () => {
  await allow('phone')
  const sent = { ...desk.bodyNamed(location, 'Cork'), approval: 1 }
  expect((await desk.post('/locations', sent)).body.message).toBe(isSent)
})

async function pending() {
  const queue = await desk.app.call<{ data: { entity_id: number }[] }>(
    asApprover,
    'GET',
    '/approvals',
  )
  return { record_id: queue.body.data.data[0]?.entity_id }
}
