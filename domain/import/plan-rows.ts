import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { readInput } from '#catalogue/content/read-input.ts'
import { rowBody } from '#catalogue/content/save-body.ts'
import { type Collection, type Content, emptyContent, titleOf } from '#catalogue/declaration.ts'
import { type Json, sameJson } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { isZone } from '#catalogue/time/zone.ts'
import type { Actor } from '#domain/actor.ts'
import type { BrandRegion } from '#domain/content/saving/brand-region.ts'
import { withBrandZone } from '#domain/content/saving/brand-region.ts'
import { dialPhones } from '#domain/content/saving/dial-phones.ts'
import { withReferenceNames } from '#domain/content/saving/reference-names.ts'
import { windowErrors, windowOf } from '#domain/content/saving/save-window.ts'
import { pauseBetweenBatches } from '#domain/delete-in-batches.ts'
import { invalid } from '#domain/problem.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { AssignedSlugs, assignSlugs } from './assign-slugs.ts'
import { findBaseVersions } from './find-base-versions.ts'
import { findMissing } from './find-missing.ts'
import { matchRows, namesIn } from './match-rows.ts'
import type { Draft, Planned } from './planned.ts'
import { PlannedKeys } from './planned-keys.ts'
import type { Progress } from './progress.ts'
import type { Refusal, Row } from './row.ts'
import { resolveMoments } from './sheet/resolve-cells.ts'
import { resolveNames } from './sheet/resolve-names.ts'

/** Rows that are looked at together, in a handful of queries; then guests have the machine to themselves. */
const part = 10

interface Asked {
  collection: Collection
  actor: Actor
  now: string
  /** Are they to be submitted together? */
  submits: boolean
  /** Where the brand is: whose national telephone numbers are meant, and by whose clocks what is new is open. */
  region: BrandRegion
}

interface Planning extends Asked {
  /** What a row may carry. */
  body: ReturnType<typeof rowBody>
}

/**
 * Looks at all rows against what is there, and writes nothing: which are new, which change something,
 * and what is wrong with which. What another person is working on, or waits for a decision, is refused.
 */
export async function planRows(
  db: Db,
  asked: Asked,
  rows: readonly Row[],
  progress: Progress,
): Promise<Planned[]> {
  const planning = { ...asked, body: rowBody(asked.collection) }
  const planned: Planned[] = []
  const seen = new Map<string, number>()
  const slugs = new AssignedSlugs()
  const keys = new PlannedKeys(asked.collection)
  let size = 0
  for (let at = 0; at < rows.length; at += part) {
    const some = rows.slice(at, at + part)
    await resolveNames(db, some)
    const known = await lookUp(db, planning, some)
    for (const row of some) {
      refuseTwice(planning, row, known.states.get(row), seen)
      planned.push(planRow(planning, row, known))
    }
    const chunk = planned.slice(at)
    await findMissing(db, planning, chunk)
    await nameReferences(db, planning.collection, chunk)
    await keys.refuseTaken(db, chunk)
    await assignSlugs(db, planning, chunk, slugs)
    for (const one of chunk) settle(one, planning)
    size += chunk.reduce((sum, { draft }) => sum + sizeOf(draft), 0)
    if (size > limits.importedText) throw invalid({ file: [importMessages.tooMuch] })
    await progress.step(some.length)
    await pauseBetweenBatches()
  }
  return planned
}

type Known = Awaited<ReturnType<typeof lookUp>>

async function lookUp(db: Db, planning: Planning, rows: readonly Row[]) {
  const { collection, actor, now } = planning
  const states = await matchRows(db, planning, rows)
  const bases = await findBaseVersions({ db, actor, now }, collection, [...states.values()])
  return { states, bases }
}

function refuseTwice(
  planning: Planning,
  row: Row,
  state: DocumentState | undefined,
  seen: Map<string, number>,
): void {
  for (const name of namesIn(planning, row, state)) {
    const first = seen.get(name)
    if (first === undefined) seen.set(name, row.number)
    else row.refusals.push({ column: '', sentence: fill(importMessages.sameEntry, { row: first }) })
  }
}

function planRow(planning: Planning, row: Row, { states, bases }: Known): Planned {
  const { collection, body, region } = planning
  const state = states.get(row) ?? null
  const { base, lock = null } = bases.get(state?.entry_id ?? 0) ?? {}
  resolveMoments(row, (key) => zoneOf(planning, row, base, key))
  const read = readInput(body, row.sent)
  const sent = 'errors' in read ? {} : read.data
  const before = base?.content ?? emptyContent(collection)
  const applied = applySave(collection, before, sent)
  const dialled = dialPhones(collection, applied.content, sent, region.country)
  const content = state ? dialled.content : withBrandZone(collection, dialled.content, region)
  const wrong = 'errors' in read ? read.errors : dialled.errors
  const refusals = [...row.refusals, ...refusalsOf(wrong)]
  const draft = { sent, state, base, content, window: windowOf(sent, base) }
  const { number } = row
  const known = { number, entryId: state?.entry_id ?? null, title: titleOf(collection, content) }
  if (refusals.length === 0 && isSame(draft))
    return { ...known, outcome: 'unchanged', refusals, draft: null }
  if (lock) refusals.push({ column: '', sentence: lock })
  return { ...known, outcome: state ? 'changed' : 'new', refusals, draft }
}

/** What the row says, else what is there, else the brand's. */
function zoneOf(
  { collection, region }: Planning,
  { sent }: Row,
  base: Revision | undefined,
  key: string | null,
): string {
  const field = collection.fields.find((one) => one.key === key)
  const own = field && (sent[field.wire] ?? base?.content.values[field.key])
  return typeof own === 'string' && isZone(own) ? own : region.time_zone
}

async function nameReferences(db: Db, collection: Collection, planned: readonly Planned[]) {
  const drafts = planned.flatMap(({ draft }) => draft ?? [])
  const contents = drafts.map(({ content }) => content)
  const named = await withReferenceNames(db, collection, contents)
  for (const [at, draft] of drafts.entries()) draft.content = named[at] ?? draft.content
}

/** Refused, once all is known that is wrong with it. */
function settle(planned: Planned, { collection, now, submits }: Planning): void {
  const { draft, refusals } = planned
  if (!draft) return
  const { base, content, window } = draft
  const isForGuests = submits && base?.archived !== 1
  refusals.push(
    ...refusalsOf({
      ...(isForGuests ? checkComplete(collection, content, window) : {}),
      ...windowErrors(window, submits ? now : null),
    }),
  )
  if (refusals.length === 0) return
  planned.outcome = 'refused'
  planned.draft = null
}

function isSame({ base, content, window }: Draft): boolean {
  return (
    base !== undefined &&
    sameJson(withKnown(base.content, content), content.values) &&
    base.starts_at === window.starts_at &&
    base.ends_at === window.ends_at
  )
}

/** A field that came to the catalogue later is not a change. */
function withKnown({ values }: Content, content: Content): Record<string, Json> {
  const known = Object.entries(content.values).map(([key, value]) => [key, values[key] ?? value])
  return Object.fromEntries(known)
}

function refusalsOf(errors: FieldErrors): Refusal[] {
  return Object.entries(errors).flatMap(([column, sentences]) =>
    sentences.map((sentence) => ({ column, sentence })),
  )
}

function sizeOf(draft: Draft | null): number {
  return draft ? JSON.stringify(draft.content).length : 0
}
