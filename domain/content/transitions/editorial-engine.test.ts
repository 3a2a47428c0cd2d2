import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { stateAfter } from '#catalogue/revision-state.ts'
import { Problem } from '#domain/problem.ts'
import { countEntries } from '#store/content/entry-list.ts'
import { countLiveEntries, findLive, listLiveIds } from '#store/content/live-revisions.ts'
import {
  type EditorialDocument,
  type EditorialDocuments,
  openEditorialDocuments,
} from '#test/content/editorial-documents.ts'
import type { EditorialModel } from '#test/content/editorial-model.ts'
import { type EditorialStep, editorialSteps } from '#test/content/editorial-steps.ts'
import type { ModelRecord } from '#test/content/model-record.ts'
import { after, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover2 } from '#test/people.ts'
import { publishSection } from './publish-directly.ts'

test('no order of steps by anybody breaks what the contract says of content', {
  timeout: 60_000,
}, async () => {
  const property = fc.asyncProperty(editorialSteps, async (list) => {
    const desk = await openWorkspace()
    const places = await openEditorialDocuments(desk)
    let minute = 0
    for (const [turn, one] of list.entries()) {
      minute += one.minutes
      await take(desk, places, one, `Text ${turn}`, minute)
      await check(desk, places, after(minute))
      await checkCounts(desk, after(minute))
    }
    for (const later of [1, 8, 15, 22, 29, 45, 90]) {
      await checkGuests(desk, places, after(minute + later))
    }
    await checkLog(desk)
    await desk.store.close()
  })
  await fc.assert(property, { numRuns: 20, interruptAfterTimeLimit: 30_000 })
})

/** Expects the totals of lists to equal the number of rows. */
async function checkCounts({ store: { db } }: Workspace, now: string) {
  const shown = db.selectFrom('head').where('subject', '=', promotion.key)
  const rows = await shown
    .select('shown_state')
    .where('language', '=', '')
    .where('entry_id', '<>', 0)
    .execute()
  for (const state of ['draft', 'pending', 'approved', 'rejected', 'expired'] as const) {
    const counted = await countEntries(db, { type: promotion.key, state })
    expect([state, counted]).toEqual([
      state,
      rows.filter((row) => row.shown_state === state).length,
    ])
  }
  const isShown = rows.filter((row) => row.shown_state !== null)
  expect(await countEntries(db, { type: promotion.key })).toBe(isShown.length)
  const live = await listLiveIds(db, promotion.key, now, { limit: 100, offset: 0 })
  expect(await countLiveEntries(db, promotion.key, now)).toBe(live.length)
}

async function take(
  desk: Workspace,
  places: EditorialDocuments,
  step: EditorialStep,
  text: string,
  minute: number,
) {
  const now = after(minute)
  if (step.act === 'publish') return publish(desk, places.footer, step, text, now)
  if (step.act === 'revert') return revert(desk, places, step, now)
  const document = places[step.place]
  const { model, declaration } = document
  for (const one of Object.values(places)) one.model.settle(now)
  const newest = model.shown?.version ?? 0
  const version = {
    right: newest || undefined,
    absent: undefined,
    stale: newest > 1 ? newest - 1 : undefined,
    future: newest + 7,
  }[step.version]
  const id = recordOf(model, step)
  const { actor } = step

  if (step.act === 'save' || step.act === 'submit') {
    const submit = step.act === 'submit'
    const window = step.place === 'offer' ? windowOf(step, minute) : {}
    const { language } = document
    const save = { actor, id, version, text: step.isEmpty ? '' : text, submit, ...window }
    const body = {
      ...document.body(save.text, model.baseOf(save)),
      ...window,
      version,
      approval: submit ? 1 : 0,
    }
    const at = { ...(id === null ? {} : { id }), entry: document.entryId, language, now }
    const saved = await outcome(
      desk.save(actor, declaration, body, at),
      model.saveProblem(save, now),
    )
    if (saved) model.save(save, saved.revisionId)
    return
  }
  const named = { actor, id: id ?? 999_999, version }
  const options = { version, now }
  const isEntry = document.entryId !== 0
  if (step.act === 'withdraw') {
    const refused = model.withdrawalProblem(named)
    await outcome(desk.withdraw(actor, declaration, named.id, options), refused)
    if (!refused) model.takeBack(named, 'withdraw', now, isEntry)
    return
  }
  if (step.act === 'discard') {
    const refused = model.discardProblem(named)
    await outcome(desk.discard(actor, declaration, named.id, options), refused)
    if (!refused) model.takeBack(named, 'discard', now, isEntry)
    return
  }
  if (step.act === 'restore') {
    const restoring = desk.restore(actor, declaration, named.id, options)
    const draft = await outcome(restoring, model.restoreProblem(named))
    if (draft) model.restore(named.id, draft, actor, now)
    return
  }
  const refused =
    step.act === 'approve' ? model.approvalProblem(named, now) : model.decisionProblem(named)
  const deciding: Promise<unknown> = desk[step.act](actor, declaration, named.id, options)
  await outcome(deciding, refused)
  const state = step.act === 'approve' ? 'approved' : 'rejected'
  if (!refused) model.settleRecord(named.id, state, now, isEntry)
}

async function publish(
  { store }: Workspace,
  { model, declaration }: EditorialDocument,
  { actor }: EditorialStep,
  text: string,
  now: string,
) {
  const content = { values: { copyright: text }, items: [], lastItemId: 0 }
  const id = await store.write((tx) => publishSection({ db: tx, actor, now }, declaration, content))
  model.publish(id, text, actor)
}

/** One of the newest publications, mostly by somebody who may. */
async function revert(
  desk: Workspace,
  places: EditorialDocuments,
  { actor, pick }: EditorialStep,
  now: string,
) {
  await desk.settle(now)
  for (const { model } of Object.values(places)) model.settle(now)
  const row = (await desk.ledger()).at(-1 - (pick % 4))
  if (!row) return
  const document = Object.values(places).find(
    ({ declaration: { key }, entryId, language }) =>
      key === row.subject && entryId === row.entry_id && language === row.language,
  )
  if (!document) throw new Error(`Nothing is at ${row.subject}`)
  const isToCome = row.cause === 'scheduled'
  const publication = { isToCome, id: row.revision_id, formerId: row.former_id }
  const by = pick % 3 === 0 ? actor : asApprover2
  const isDirect = document.declaration.workflow === 'direct'
  const refused = isDirect ? 'conflict' : document.model.revertProblem(publication, now)
  const expected = by.role === 'Approver' ? refused : 'forbidden'
  await outcome(desk.revert(by, row.sequence, { now }), expected)
  if (expected) return
  const added = (await desk.revisions()).at(-1)?.id ?? 0
  document.model.revert(publication, added, by, now)
}

function recordOf(
  { shown, scheduled, records }: EditorialModel,
  { at, pick }: EditorialStep,
): number | null {
  if (at === 'none') return null
  if (at === 'missing') return 999_999
  if (at === 'older') return records[pick % (records.length || 1)]?.id ?? null
  return (pick % 4 === 0 ? (scheduled ?? shown) : shown)?.id ?? null
}

function windowOf({ starts, ends, archived }: EditorialStep, minute: number) {
  const moment = (offset: number | null) => (offset === null ? null : after(minute + offset))
  return {
    ...(starts === undefined ? {} : { starts_at: moment(starts) }),
    ...(ends === undefined ? {} : { ends_at: moment(ends) }),
    ...(archived === undefined ? {} : { archived }),
  }
}

/** Returns the result; undefined after an expected problem. */
async function outcome<T>(taking: Promise<T>, expected: string | null): Promise<T | undefined> {
  try {
    const result = await taking
    expect('acknowledged').toBe(expected ?? 'acknowledged')
    return result
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(error.code).toBe(expected)
    return undefined
  }
}

/** The database holds exactly what was acknowledged, and guests see exactly what was approved. */
async function check(desk: Workspace, places: EditorialDocuments, now: string) {
  const all = Object.values(places)
  await desk.settle(now)
  for (const { model } of all) model.settle(now)
  const kept = (await desk.revisions()).map((row) => {
    const document = all.find(
      ({ declaration, language }) => declaration.key === row.subject && language === row.language,
    )
    const text = document?.text(JSON.parse(row.content), row.id) ?? ''
    const { id, state, version, starts_at, ends_at } = row
    return { id, state, version, text, starts_at, ends_at, archived: row.archived === 1 }
  })
  const acknowledged = all
    .flatMap(({ model }) => model.records)
    .map((record: ModelRecord) => {
      const { id, state, version, text, starts_at, ends_at, archived } = record
      return { id, state, version, text, starts_at, ends_at, archived }
    })
    .sort((a, b) => a.id - b.id)
  expect(kept).toEqual(acknowledged)
  expect(await desk.log()).toHaveLength(all.reduce((sum, { model }) => sum + model.lines, 0))
  for (const { model } of all) {
    const open = model.records.filter(({ state }) => state === 'draft' || state === 'pending')
    expect(open.length).toBeLessThanOrEqual(1)
  }
  await checkGuests(desk, places, now)
}

async function checkGuests({ store }: Workspace, places: EditorialDocuments, now: string) {
  for (const { declaration, entryId, language, model, text } of Object.values(places)) {
    const live = await findLive(store.db, { type: declaration.key, entryId, language }, now)
    const seen = live && { text: text(live.content), archived: live.is_archived }
    expect(seen ?? null).toEqual(model.textAt(now))
  }
}

/** Every line is a step of the table, and each goes on from where the record's last one ended. */
async function checkLog({ log }: Workspace) {
  const states = new Map<number, string>()
  for (const { step: transition, from_state, to_state, revision_id } of await log()) {
    expect(stateAfter(transition, from_state)).toBe(to_state)
    expect(from_state).toBe(states.get(revision_id) ?? 'none')
    states.set(revision_id, to_state)
  }
}
