import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asAdmin, asApprover, asEditor, asEditor2 } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

interface BulkEdited {
  changed: number
  unchanged: number
  left: { id: number; message: string }[]
  batch: string
}

const closed = { date: '2026-12-24', hours: [], services: [], note: 'Christmas Eve' }
const open = { ...closed, hours: [{ opens: '10:00', closes: '14:00' }] }
const boxingDay = { ...closed, date: '2026-12-26' }

async function restaurant(name: string, exceptions: object[] = []) {
  const sent = { ...desk.bodyNamed(location, name), country: 'GB', exceptions, approval: 1 }
  const { body, status } = await desk.post(location.path, sent)
  expect([body.errors, status]).toEqual([undefined, 200])
  await desk.approve(location, body.data)
  return body.data.id
}

async function datesOf(id: number, who = asEditor) {
  const { body } = await desk.app.call<Saved['state']>(who, 'GET', `/locations/create/${id}`)
  const rows = body.data.values.exceptions as { date: string; hours: object[] }[]
  return rows.map(({ date, hours }) => `${date} ${hours.length}`)
}

async function guestDates(id: number) {
  const { body } = await desk.app.call<{ exceptions: { date: string }[] }>(
    null,
    'GET',
    `/locations/${id}`,
  )
  return body.data.exceptions.map(({ date }) => date)
}

const bulk = (sent: object, who: Parameters<typeof desk.post>[2] = asEditor) =>
  desk.post<BulkEdited>('/locations/bulk', sent, who)

async function british() {
  const group = { name: 'Britain', rule: { country: 'GB' } }
  return (await desk.post<LocationGroup>('/locations/groups', group)).body.data.id
}

test('head office closes the restaurants of a group on a day in one go, and takes it back', async () => {
  const plain = [await restaurant('Leeds'), await restaurant('York')]
  const keeping = await restaurant('Hull', [boxingDay])
  const already = await restaurant('Bath', [closed])
  const differing = await restaurant('Deal', [open])
  const drafted = await restaurant('Ryde')
  await desk.post(`/locations/${drafted}`, { phone: '+44 113 496 0000' }, asEditor2)
  const sent = { where: { groups: [await british()] }, add: { exceptions: [closed] }, approval: 1 }
  const expected = {
    changed: 3,
    unchanged: 1,
    left: [
      { id: differing, message: expect.stringContaining('2026-12-24') },
      { id: drafted, message: expect.stringContaining('open draft') },
    ],
  }

  const dry = await bulk({ ...sent, dry_run: 1 })
  expect([dry.status, dry.body.data]).toMatchObject([200, expected])
  expect(await datesOf(plain[0] ?? 0)).toEqual([])

  const { body } = await bulk(sent)
  expect(body.data).toMatchObject(expected)
  expect(await datesOf(keeping)).toEqual(['2026-12-26 0', '2026-12-24 0'])
  expect(await datesOf(already)).toEqual(['2026-12-24 0'])
  expect(await datesOf(differing)).toEqual(['2026-12-24 1'])
  expect(await guestDates(keeping)).toEqual(['2026-12-26'])

  const queue = await desk.app.call<{ data: { entity_id: number }[] }>(
    asApprover,
    'GET',
    `/approvals?batch=${body.data.batch}`,
  )
  const records = queue.body.data.data.map(({ entity_id }) => {
    return { entity_id, entity_type: 'location' }
  })
  const decision = await desk.post<object>('/approvals/approve', { records }, asApprover)
  expect(decision.body.data).toMatchObject({ decided: 3, left: [] })
  expect(await guestDates(keeping)).toEqual(['2026-12-26', '2026-12-24'])
  const { sequence } = await desk.app.store.db
    .selectFrom('publication')
    .select('sequence')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect((await desk.post('/approvals/revert', { sequence }, asApprover)).status).toBe(200)
  expect(await guestDates(keeping)).toEqual(['2026-12-26'])
  expect(await guestDates(plain[0] ?? 0)).toEqual([])
  expect(await guestDates(already)).toEqual(['2026-12-24'])
})

test('ids, groups and words narrow each other down; nothing chosen is refused', async () => {
  const leeds = await restaurant('Leeds')
  const york = await restaurant('York')
  const group = await british()
  const dry = async (where: object) => {
    const set = { phone: '+44 113 496 0000' }
    const { status, body } = await bulk({ where, set, dry_run: 1 })
    return status === 200 ? body.data.changed : status
  }
  expect(await dry({ groups: [group] })).toBe(2)
  expect(await dry({ groups: [group], search: 'yor' })).toBe(1)
  expect(await dry({ groups: [group], ids: [leeds] })).toBe(1)
  expect(await dry({ search: 'LEE', ids: [york] })).toBe(0)
  expect(await dry({})).toBe(422)
  expect(await dry({ search: ' ' })).toBe(422)
  expect(await dry({ groups: [] })).toBe(422)
  expect((await bulk({ where: { ids: [leeds] } })).status).toBe(422)
})

test('somebody limited to a group changes its restaurants only; the others are named', async () => {
  const leeds = await restaurant('Leeds')
  const york = await restaurant('York')
  const scopes = { locations: [leeds] }
  await desk.post(`/users/${asEditor2.id}/update`, { scopes }, asAdmin)
  const sent = { where: { groups: [await british()] }, add: { exceptions: [closed] }, approval: 1 }
  const { body } = await bulk(sent, asEditor2)
  expect(body.data).toMatchObject({ changed: 1, left: [{ id: york }] })
  expect(await datesOf(york)).toEqual([])
})
