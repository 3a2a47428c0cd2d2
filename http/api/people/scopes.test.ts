import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { location } from '#catalogue/collections/location.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { Actor } from '#domain/actor.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asAdmin, asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'

type Desk = Awaited<ReturnType<typeof openCollections>>

const outside = 'This is outside what you may change.'

async function limit(desk: Desk, { id }: Actor, scopes: object) {
  const { status, body } = await desk.post<User>(`/users/${id}/update`, { scopes }, asAdmin)
  expect([body.errors, status]).toEqual([undefined, 200])
  return body.data
}

let desk: Desk
let leeds: Saved
let cork: Saved
let isles: LocationGroup
let north: LocationGroup
beforeEach(async () => {
  desk = await openCollections()
  leeds = await desk.publish(location, 'Leeds')
  cork = await desk.publish(location, 'Cork')
  const group = { name: 'North', locations: [leeds.id] }
  north = (await desk.post<LocationGroup>('/locations/groups', group)).body.data
  const top = { name: 'Isles' }
  isles = (await desk.post<LocationGroup>('/locations/groups', top)).body.data
  await desk.post(`/locations/groups/${north.id}`, { parent_id: isles.id })
  for (const who of [asEditor2, asApprover2]) await limit(desk, who, { groups: [isles.id] })
})

const save = (entry: Saved, sent: object, who: Actor = asEditor2) =>
  desk.post(`/locations/${entry.id}`, sent, who)
const decide = (step: string, { record_id }: Saved, who: Actor = asApprover2, more = {}) =>
  desk.post(`/approvals/${step}`, { entity_id: record_id, entity_type: 'location', ...more }, who)
const phone = '+44 113 496 0000'

test('edits, submits and decides in the groups of the scope and those inside, and nowhere else', async () => {
  const saved = await save(leeds, { phone, approval: 1 })
  expect(saved.status).toBe(200)
  expect(await save(cork, { phone })).toMatchObject({ status: 403, body: { message: outside } })
  expect((await decide('approve', saved.body.data)).status).toBe(200)
  const other = await save(cork, { phone, approval: 1 }, asEditor)
  expect(await decide('approve', other.body.data)).toMatchObject({ status: 403 })
  expect(await decide('reject', other.body.data)).toMatchObject({ status: 403 })
  const many = { records: [{ entity_id: other.body.data.record_id, entity_type: 'location' }] }
  const together = await desk.post<object>('/approvals/approve', many, asApprover2)
  expect(together.body.data).toMatchObject({ decided: 0, left: [{ message: outside }] })
  expect((await desk.post('/locations', { name: 'Own' }, asEditor2)).status).toBe(403)
  expect((await desk.app.call(asEditor2, 'DELETE', `/locations/${cork.id}`, {})).status).toBe(403)
})

test('reads everything, and is offered what the scope allows', async () => {
  const canOf = async (entry: Saved, who: Actor) => {
    const at = `/locations/create/${entry.id}`
    return (await desk.app.call<Saved['state']>(who, 'GET', at)).body.data
  }
  expect((await canOf(leeds, asEditor2)).can).toEqual(['preview', 'edit', 'save', 'submit'])
  expect(await canOf(cork, asEditor2)).toMatchObject({ can: ['preview'], lock: outside })
  await save(cork, { phone, approval: 1 }, asEditor)
  const comments = await desk.app.call<{ can_write: boolean }>(
    asEditor2,
    'GET',
    `/comments?entity_type=location&entity_id=${cork.record_id}`,
  )
  expect(comments.body.data.can_write).toBe(false)
  const lines = await desk.app.call<{ data: { id: number }[] }>(
    asApprover2,
    'GET',
    `/locations/create/${cork.id}/logs`,
  )
  const line = lines.body.data.data.find(({ id }) => id > 0)?.id
  const detail = await desk.app.call<{ revert: unknown; can_restore: boolean }>(
    asApprover2,
    'GET',
    `/logs/${line}`,
  )
  expect(detail.body.data).toMatchObject({ revert: null, can_restore: false })
  const queue = await desk.app.call<{ data: object[] }>(asApprover2, 'GET', '/approvals')
  expect(queue.body.data.data).toMatchObject([{ can_decide: false, lock: outside }])
})

test('hears of no request that the scope does not allow to decide on, and is assigned none', async () => {
  const wanted = { name: 'everySubmission', mail: 'none' }
  expect((await desk.post('/notices/wishes', wanted, asApprover2)).status).toBe(200)
  const count = async () =>
    (await desk.app.call<{ total: number }>(asApprover2, 'GET', '/notices')).body.data.total
  const assign = (entry: Saved) =>
    desk.post('/assignments', {
      ...{ entity_type: 'location', entity_id: entry.record_id },
      ...{ username: asApprover2.username, due_on: null, note: '' },
    })
  const people = async ({ record_id }: Saved) => {
    const path = `/assignments/people?entity_type=location&entity_id=${record_id}`
    const { body } = await desk.app.call<{ data: { username: string }[] }>(asEditor, 'GET', path)
    return body.data.data.map(({ username }) => username)
  }
  const inCork = (await save(cork, { phone, approval: 1 }, asEditor)).body.data
  expect(await count()).toBe(0)
  expect(await people(inCork)).toEqual([asApprover.username])
  expect((await assign(inCork)).body.errors).toEqual({
    username: [expect.stringContaining('is limited to something else')],
  })
  const inLeeds = (await save(leeds, { phone, approval: 1 }, asEditor)).body.data
  expect(await count()).toBe(1)
  const inCampaign = async (entry: Saved) => {
    const path = `/locations/${entry.id}?campaign=${id}`
    expect((await desk.post(path, { phone: '+44 113 496 0001' })).status).toBe(200)
  }
  const { id } = (await desk.post<{ id: number }>('/campaigns', { name: 'Summer' })).body.data
  await inCampaign(leeds)
  await desk.post(`/campaigns/${id}/submit`, {})
  expect(await count()).toBe(2)
  await desk.post(`/campaigns/${id}/withdraw`, {})
  expect(await count()).toBe(3)
  await inCampaign(cork)
  await desk.post(`/campaigns/${id}/submit`, {})
  expect(await count()).toBe(3)
  expect(await people(inLeeds)).toContain(asApprover2.username)
  expect((await assign(inLeeds)).status).toBe(200)
})

test('changes no comment on what the scope no longer holds', async () => {
  const draft = (await save(leeds, { phone })).body.data
  const sent = { entity_type: 'location', entity_id: draft.record_id, text: 'New number?' }
  const { id } = (await desk.post<{ comments: [{ id: number }] }>('/comments', sent, asEditor2))
    .body.data.comments[0]
  await limit(desk, asEditor2, { locations: [cork.id] })
  const at = `/comments/${id}/update`
  expect(await desk.post(at, { text: 'Old number.' }, asEditor2)).toMatchObject({
    status: 403,
    body: { message: outside },
  })
  expect((await desk.app.call(asEditor2, 'DELETE', `/comments/${id}`)).status).toBe(403)
  await limit(desk, asEditor2, { groups: [isles.id] })
  expect((await desk.post(at, { text: 'Old number.' }, asEditor2)).status).toBe(200)
})

test('suggests what belongs to the brand, which somebody without limits approves', async () => {
  const saved = await save(leeds, { name: 'Leeds Station', phone, approval: 1 })
  expect(saved.status).toBe(200)
  const refused = await decide('approve', saved.body.data)
  expect(refused.status).toBe(403)
  expect(refused.body.message).toContain('Name')
  expect(refused.body.message).not.toContain('Phone')
  const queue = await desk.app.call<{ data: object[] }>(asApprover2, 'GET', '/approvals')
  expect(queue.body.data.data).toMatchObject([
    { can_decide: false, lock: expect.stringContaining('Name') },
  ])
  const part = await decide('approve', saved.body.data, asApprover2, { only: ['phone'] })
  expect(part.status).toBe(200)
  const state = (
    await desk.app.call<Saved['state']>(asEditor, 'GET', `/locations/create/${leeds.id}`)
  ).body.data
  expect(state.values.name).toBe('Leeds Station')
  const again = await save(leeds, { approval: 1, version: state.record?.version })
  expect((await decide('approve', again.body.data, asApprover)).status).toBe(200)
})

test('of many, what belongs to the brand is left and named, and the rest is decided', async () => {
  const york = await desk.publish(location, 'York')
  await desk.post(`/locations/groups/${north.id}`, { locations: [leeds.id, york.id] }, asAdmin)
  const named = await save(leeds, { name: 'Leeds Station', approval: 1 })
  const called = await save(york, { phone, approval: 1 })
  const records = [named, called].map(({ body }) => {
    return { entity_id: body.data.record_id, entity_type: 'location' }
  })
  const many = await desk.post<object>('/approvals/approve', { records }, asApprover2)
  expect(many.body.data).toMatchObject({
    decided: 1,
    left: [{ entity_id: named.body.data.record_id, message: expect.stringContaining('Name') }],
  })
})

test('neither ends a restaurant by a date nor takes it off the site alone', async () => {
  const ends_at = '2030-01-01T00:00:00.000Z'
  const ending = await save(leeds, { phone, ends_at, approval: 1 })
  expect((await decide('approve', ending.body.data)).status).toBe(403)
  const queue = await desk.app.call<{ data: object[] }>(asApprover2, 'GET', '/approvals')
  expect(queue.body.data.data).toMatchObject([{ can_decide: false }])
  const part = { only: ['phone'] }
  expect((await decide('approve', ending.body.data, asApprover2, part)).status).toBe(403)
  expect((await decide('reject', ending.body.data)).status).toBe(200)
  const { body } = await desk.app.call<Saved>(asEditor2, 'DELETE', `/locations/${leeds.id}`, {})
  expect((await decide('approve', body.data)).status).toBe(403)
  expect((await decide('approve', body.data, asApprover)).status).toBe(200)
})

test('a translator saves in the languages of the scope', async () => {
  const site = { brand_name: 'Marigold', languages: ['en', 'de', 'fr'] }
  await publishSiteLayout(desk.app.services, settings, site)
  await limit(desk, asEditor2, { languages: ['de'] })
  const entry = await desk.publish(faq, 'When?')
  const sent = { question: 'Wann?' }
  expect((await desk.post(`/faqs/${entry.id}`, sent, asEditor2)).status).toBe(403)
  expect((await desk.post(`/faqs/${entry.id}?lang=de`, sent, asEditor2)).status).toBe(200)
  expect((await desk.post(`/faqs/${entry.id}?lang=fr`, sent, asEditor2)).status).toBe(403)
})

test('nobody but an Admin sets a scope; an Admin has none; a wrong one is refused', async () => {
  const errorsOf = async (who: Actor, id: number, scopes: object, more = {}) => {
    const { status, body } = await desk.post(`/users/${id}/update`, { scopes, ...more }, who)
    return [status, Object.keys(body.errors ?? {})]
  }
  const some = { locations: [leeds.id] }
  expect(await errorsOf(asEditor, asEditor2.id, some)).toEqual([403, []])
  expect(await errorsOf(asEditor2, asEditor2.id, some)).toEqual([422, ['scopes']])
  expect(await errorsOf(asAdmin, asAdmin.id, some)).toEqual([422, ['scopes']])
  expect(await errorsOf(asAdmin, asEditor2.id, { groups: [999] })).toEqual([422, ['scopes.groups']])
  expect(await errorsOf(asAdmin, asEditor2.id, { locations: [999] })).toEqual([
    422,
    ['scopes.locations'],
  ])
  expect(await errorsOf(asAdmin, asEditor2.id, { languages: ['xx'] })).toEqual([
    422,
    ['scopes.languages.0'],
  ])
  // Whoever becomes an Admin is limited no longer, explicitly.
  expect(await errorsOf(asAdmin, asEditor2.id, some, { role: 1 })).toEqual([422, ['scopes']])
  expect(await errorsOf(asAdmin, asEditor2.id, {}, { role: 1 })).toEqual([200, []])
  const { body } = await desk.app.call<User>(asAdmin, 'GET', `/users/${asEditor2.id}/view`)
  expect(body.data.scopes).toEqual({ groups: [], locations: [], languages: [] })
})

test('a group that limits somebody is changed by Admins only, and not deleted', async () => {
  const at = `/locations/groups/${north.id}`
  const sent = { locations: [leeds.id, cork.id] }
  expect((await desk.post(at, sent)).status).toBe(403)
  expect((await desk.app.call(asEditor, 'DELETE', at)).status).toBe(403)
  expect((await save(cork, { phone })).status).toBe(403)
  expect((await desk.post(at, sent, asAdmin)).status).toBe(200)
  expect((await save(cork, { phone })).status).toBe(200)
  await desk.post(at, { parent_id: null }, asAdmin)
  const limiting = `/locations/groups/${isles.id}`
  expect((await desk.app.call(asAdmin, 'DELETE', limiting)).status).toBe(409)
})
