import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { Message } from '#catalogue/messages/message.ts'
import { type Moves, orderOf } from '#catalogue/order.ts'
import type { Actor } from '#domain/actor.ts'
import { listEntries } from '#domain/entries/list-entries.ts'
import { readEntries, startReading } from '#domain/reading/reading.ts'
import { morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'
import { loadLogLine } from '../lists/load-log-line.ts'
import { saveOrder } from './save-order.ts'

const order = orderOf(promotion)
const all = { limit: 100, offset: 0 }

async function openList(count: number) {
  const desk = await openWorkspace()
  const ids: number[] = []
  for (let at = 1; at <= count; at++)
    ids.push(await desk.publishEntry(promotion, { title: `Offer ${at}` }))
  return { desk, ids }
}

function move(
  { store }: Workspace,
  moves: Moves,
  {
    actor = asEditor,
    approval = 1,
    version,
  }: { actor?: Actor; approval?: 0 | 1; version?: number } = {},
) {
  const body = { moves, approval, ...(version === undefined ? {} : { version }) }
  return store.write((tx) => saveOrder({ db: tx, actor, now: morning }, promotion, body))
}

/** The numbers of the offers as guests see them. */
async function seen({ store }: Workspace, preview = false): Promise<string> {
  const reading = startReading(store.db, morning, { preview })
  const entries = await readEntries(reading, promotion, 100)
  return entries.map(({ values }) => values.title.replace('Offer ', '')).join(' ')
}

async function listed({ store }: Workspace): Promise<number[]> {
  const { rows } = await listEntries(store, promotion, morning, { query: {}, page: all })
  return rows.map(({ id }) => id)
}

test('an order is drafted, submitted and approved as one change, and lists follow it', async () => {
  const { desk, ids } = await openList(4)
  const [one = 0, two = 0, , four = 0] = ids
  const told: string[] = []
  desk.store.publications.onChange((names) => told.push(...names))
  const { revisionId } = await move(desk, [
    { id: four, after: null },
    { id: one, after: two },
  ])
  expect(await seen(desk)).toBe('1 2 3 4')
  await desk.approve(asApprover, order, revisionId)
  expect(await seen(desk)).toBe('4 2 1 3')
  expect(await listed(desk)).toEqual([four, two, one, ids[2]])
  expect(told).toEqual(['promotion/*'])
  expect((await desk.log()).slice(-2).map(({ description }) => description)).toEqual([
    'Order of promotions submitted for approval',
    'Order of promotions approved',
  ])
})

test('the approver and the log read who moved, from behind whom to behind whom', async () => {
  const { desk, ids } = await openList(4)
  const [one = 0, two = 0, three = 0, four = 0] = ids
  const { revisionId } = await move(desk, [
    { id: four, after: null },
    { id: two, after: three },
  ])
  const [waiting] = await desk.queue(asApprover)
  expect(waiting).toMatchObject({ label: 'Order of promotions', can_decide: true })
  const told = [
    { item: two, label: 'Offer 2', before: 'After “Offer 1”', after: 'After “Offer 3”' },
    { item: four, label: 'Offer 4', before: 'After “Offer 3”', after: 'First' },
  ]
  expect(waiting?.changes).toMatchObject(told)
  await desk.approve(asApprover, order, revisionId)
  const later = await move(desk, [{ id: one, after: four }])
  await desk.approve(asApprover, order, later.revisionId)
  const line = (await desk.log()).find(
    ({ step: transition, revision_id }) => transition === 'approve' && revision_id === revisionId,
  )
  const { differences } = await loadLogLine(
    { db: desk.store.db, actor: asApprover, now: morning },
    line?.id ?? 0,
  )
  expect(differences).toMatchObject(told)
})

test('a new entry comes last, whatever was moved, and one that left the site comes back to its place', async () => {
  const { desk, ids } = await openList(3)
  const [one = 0, two = 0, three = 0] = ids
  const { revisionId } = await move(desk, [{ id: one, after: three }])
  const four = await desk.publishEntry(promotion, { title: 'Offer 4' })
  await desk.publish(promotion, { archived: true }, { entry: two })
  await desk.approve(asApprover, order, revisionId)
  expect(await seen(desk)).toBe('3 1 4')
  await desk.publish(promotion, { archived: false }, { entry: two })
  expect(await seen(desk)).toBe('2 3 1 4')
  expect(await listed(desk)).toEqual([two, three, one, four])
})

test('what is not an entry cannot be moved, and what is in the way is said', async () => {
  const { desk, ids } = await openList(2)
  const [one = 0, two = 0] = ids
  const missing = move(desk, [
    { id: 99, after: null },
    { id: one, after: 98 },
  ])
  await expect(missing).rejects.toMatchObject({
    code: 'invalid',
    details: {
      errors: { 'moves.0.id': [expect.any(Message)], 'moves.1.after': [expect.any(Message)] },
    },
  })
  await expect(move(desk, [], { actor: asSupport })).rejects.toMatchObject({ code: 'forbidden' })
  await move(desk, [{ id: one, after: two }])
  const second = move(desk, [{ id: two, after: one }], { actor: asEditor2 })
  await expect(second).rejects.toMatchObject({ code: 'conflict' })
})

test('what was moved back where it came in is not remembered', async () => {
  const { desk, ids } = await openList(3)
  const [one = 0, two = 0, three = 0] = ids
  const { revisionId } = await move(desk, [
    { id: one, after: three },
    { id: three, after: null },
    { id: three, after: two },
    { id: two, after: two },
    { id: one, after: null },
  ])
  const row = (await desk.revisions()).find(({ id }) => id === revisionId)
  expect(JSON.parse(row?.content ?? '').items).toEqual([])
})

test('an order that was taken back is not where the next one begins', async () => {
  const { desk, ids } = await openList(3)
  const [, two = 0, three = 0] = ids
  const first = await move(desk, [{ id: three, after: null }])
  await desk.approve(asApprover, order, first.revisionId)
  const row = (await desk.ledger()).findLast(({ subject }) => subject === order.key)
  await desk.revert(asApprover, row?.sequence ?? 0)
  expect(await seen(desk)).toBe('1 2 3')
  const next = await move(desk, [{ id: two, after: null }])
  await desk.approve(asApprover, order, next.revisionId)
  expect(await seen(desk)).toBe('2 1 3')
})

const moves = fc.array(fc.tuple(fc.nat(), fc.option(fc.nat())), { minLength: 1, maxLength: 5 })
const turn = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('save', 'submit'), moves }) },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'approve',
        'approve',
        'reject',
        'withdraw',
        'discard',
        'restore',
        'add',
        'revert',
        'revert',
      ),
      pick: fc.nat(),
    }),
  },
)

/** An order as the plainest list there is, for each record. */
interface Model {
  live: number[]
  /** The live revision before the last approval, until that is reverted. */
  former: number[] | null
  records: Map<number, { state: string; list: number[] }>
}

test('no order of steps shows guests another list than the one that was approved last', {
  timeout: 60_000,
}, async () => {
  const property = fc.asyncProperty(fc.array(turn, { maxLength: 25 }), async (turns) => {
    const { desk, ids } = await openList(4)
    const model: Model = { live: ids, former: null, records: new Map() }
    for (const one of turns) {
      await take(desk, model, one)
      expect(await listed(desk)).toEqual(model.live)
      expect(await guestList(desk, false)).toEqual(model.live)
      expect(await guestList(desk, true)).toEqual(openOf(model)?.list ?? model.live)
    }
    await desk.store.close()
  })
  await fc.assert(property, { numRuns: 25, interruptAfterTimeLimit: 30_000 })
})

async function guestList({ store }: Workspace, preview: boolean): Promise<number[]> {
  const reading = startReading(store.db, morning, { preview })
  const first = await readEntries(reading, promotion, 3)
  return [...first, ...(await readEntries(reading, promotion, 100, 3))].map(({ id }) => id)
}

function openOf({ records }: Model) {
  return [...records.values()].find(({ state }) => state === 'draft' || state === 'pending')
}

async function take(
  desk: Workspace,
  model: Model,
  one: typeof turn extends fc.Arbitrary<infer T> ? T : never,
) {
  const open = openOf(model)
  const openId = [...model.records].find(([, record]) => record === open)?.[0] ?? 0
  if ('moves' in one) {
    if (open?.state === 'pending') return
    const last = [...model.records.values()].at(-1)
    const list = [...(open ?? (last?.state === 'rejected' ? last : { list: model.live })).list]
    const picked = one.moves.map(([id, after]) => ({
      id: list[id % list.length] ?? 0,
      after: after === null ? null : (list[after % list.length] ?? 0),
    }))
    const approval = one.act === 'submit' ? 1 : 0
    const { revisionId } = await move(desk, picked, { approval })
    for (const { id, after } of picked) {
      if (id === after) continue
      list.splice(list.indexOf(id), 1)
      list.splice(after === null ? 0 : list.indexOf(after) + 1, 0, id)
    }
    model.records.set(revisionId, { state: approval ? 'pending' : 'draft', list })
    return
  }
  const { act, pick } = one
  if (act === 'add') {
    const id = await desk.publishEntry(promotion, { title: 'Offer' })
    const lists = [
      model.live,
      model.former ?? [],
      ...[...model.records.values()].map((r) => r.list),
    ]
    for (const list of new Set(lists)) list.push(id)
    return
  }
  if (act === 'restore') {
    const [id, former] = [...model.records][pick % (model.records.size || 1)] ?? []
    if (open || id === undefined || !former) return
    const draft = await desk.restore(asEditor, order, id)
    model.records.set(draft, { state: 'draft', list: [...former.list] })
    return
  }
  const last = [...model.records.values()].at(-1)
  if (act === 'revert') {
    const row = (await desk.ledger()).findLast(({ subject }) => subject === order.key)
    if (!model.former || !row || last?.state === 'rejected') return
    await desk.revert(asApprover, row.sequence)
    const id = (await desk.revisions()).at(-1)?.id ?? 0
    if (row.former_id !== null) model.records.set(id, { state: 'approved', list: model.former })
    model.live = [...model.former]
    model.former = null
    return
  }
  const lastId = [...model.records.keys()].at(-1) ?? 0
  if (act === 'discard') {
    const given = open?.state === 'draft' ? openId : last?.state === 'rejected' ? lastId : 0
    if (given === 0) return
    await desk.discard(asEditor, order, given)
    model.records.set(given, { ...recordOf(model, given), state: 'expired' })
    return
  }
  if (open?.state !== 'pending') return
  if (act === 'withdraw') await desk.withdraw(asEditor, order, openId)
  if (act === 'approve') await desk.approve(asApprover, order, openId)
  if (act === 'reject') await desk.reject(asApprover, order, openId)
  open.state = { withdraw: 'draft', approve: 'approved', reject: 'rejected' }[act]
  if (act !== 'approve') return
  model.former = model.live
  model.live = [...open.list]
}

function recordOf({ records }: Model, id: number) {
  const record = records.get(id)
  if (!record) throw new Error(`The model has no record ${id}`)
  return record
}
