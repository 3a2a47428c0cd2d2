import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { readInput } from '#catalogue/content/read-input.ts'
import { rowBody } from '#catalogue/content/save-body.ts'
import { type Collection, type Content, emptyContent, titleOf } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { type Json, sameJson } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { sendableValue } from '#catalogue/spreadsheet/sendable-value.ts'
import { FirstRow, SomeChoices } from '#catalogue/spreadsheet/unread.ts'
import { isZone } from '#catalogue/time/zone.ts'
import type { Actor } from '#domain/actor.ts'
import type { BrandRegion } from '#domain/content/brand-region.ts'
import { withBrandZone } from '#domain/content/brand-region.ts'
import { checkDisclosures } from '#domain/content/menu-disclosure.ts'
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
import { markMissingReferences } from './mark-missing-references.ts'
import { matchRows, namesIn } from './match-rows.ts'
import { planGroups } from './plan-groups.ts'
import type { Draft, Planned } from './planned.ts'
import { PlannedKeys } from './planned-keys.ts'
import type { Progress } from './progress.ts'
import type { Row, RowError } from './row.ts'
import { resolveMoments } from './sheet/resolve-cells.ts'
import { resolveNames } from './sheet/resolve-names.ts'

/** Rows per batch, so that guests' requests run in between. */
const batchSize = 10

interface PlanInput {
  collection: Collection
  actor: Actor
  now: string
  /** Whether they are submitted too. */
  submits: boolean
  /** For national telephone numbers, and the time zone of new entries. */
  region: BrandRegion
}

interface Planning extends PlanInput {
  /** Schema of a row. */
  body: ReturnType<typeof rowBody>
}

/**
 * Returns the outcome of each row against the present content, and writes nothing. What another
 * person is working on, or is pending, is rejected.
 */
export async function planRows(
  db: Db,
  input: PlanInput,
  rows: readonly Row[],
  progress: Progress,
): Promise<Planned[]> {
  const planning = { ...input, body: rowBody(input.collection) }
  const planned: Planned[] = []
  const seen = new Map<string, number>()
  const slugs = new AssignedSlugs()
  const keys = new PlannedKeys(input.collection)
  let size = 0
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize)
    await resolveNames(db, batch)
    const baseVersions = await loadBaseVersions(db, planning, batch)
    const groups = await planGroups(db, input.actor, batch, baseVersions.states)
    for (const row of batch) {
      markDuplicate(planning, row, baseVersions.states.get(row), seen)
      planned.push(planRow(planning, row, baseVersions, groups.get(row)))
    }
    const plannedBatch = planned.slice(at)
    await markMissingReferences(db, planning, plannedBatch)
    await fillReferenceNames(db, planning.collection, plannedBatch)
    await keys.markTaken(db, plannedBatch)
    await assignSlugs(db, planning, plannedBatch, slugs)
    const contents = plannedBatch.flatMap(({ draft }) => draft?.content ?? [])
    const missingIn = await checkDisclosures({ db, now: input.now }, input.collection, contents)
    for (const row of plannedBatch) markIncomplete(row, planning, missingIn)
    size += plannedBatch.reduce((sum, { draft }) => sum + sizeOf(draft), 0)
    if (size > limits.importedText) throw invalid({ file: [importMessages.tooMuch] })
    await progress.step(batch.length)
    await pauseBetweenBatches()
  }
  return planned
}

type BaseVersions = Awaited<ReturnType<typeof loadBaseVersions>>

async function loadBaseVersions(db: Db, planning: Planning, rows: readonly Row[]) {
  const { collection, actor, now } = planning
  const states = await matchRows(db, planning, rows)
  const baseByEntry = await findBaseVersions({ db, actor, now }, collection, [...states.values()])
  return { states, baseByEntry }
}

function markDuplicate(
  planning: Planning,
  row: Row,
  state: DocumentState | undefined,
  seen: Map<string, number>,
): void {
  for (const name of namesIn(planning, row, state)) {
    const first = seen.get(name)
    if (first === undefined) seen.set(name, row.number)
    else row.errors.push({ column: '', sentence: fill(importMessages.sameEntry, { row: first }) })
  }
}

function planRow(
  planning: Planning,
  row: Row,
  { states, baseByEntry }: BaseVersions,
  groupIds: readonly number[] | undefined,
): Planned {
  const { collection, body, region } = planning
  const state = states.get(row) ?? null
  const { base, lockedMessage = null } = baseByEntry.get(state?.entry_id ?? 0) ?? {}
  resolveMoments(row, (key) => zoneOf(planning, row, base, key))
  const read = readInput(body, sentFor(collection, row, state, base))
  const sent = 'errors' in read ? {} : read.data
  const before = base?.content ?? emptyContent(collection)
  const applied = applySave(collection, before, sent)
  const phones = dialPhones(collection, applied.content, sent, region.country)
  const content = state ? phones.content : withBrandZone(collection, phones.content, region)
  const fieldErrors = 'errors' in read ? read.errors : phones.errors
  const errors = [...row.errors, ...toRowErrors(fieldErrors)]
  const draft = { sent, state, base, content, window: windowOf(collection, sent, base) }
  const { number } = row
  // A rejected row is named as it was typed.
  const typed = row.sent[collection.titleKey]
  const title = titleOf(collection, content) || (typeof typed === 'string' ? typed : '')
  const planned = {
    ...(groupIds ? { groupIds } : {}),
    ...{ number, entryId: state?.entry_id ?? null, title: title.slice(0, limits.title) },
  }
  const isSame = errors.length === 0 && isUnchanged(draft)
  if (isSame && !groupIds) return { ...planned, outcome: 'unchanged', errors, draft: null }
  if (lockedMessage) errors.push({ column: '', sentence: lockedMessage })
  // Groups need no approval: what is only put into some gets no draft.
  if (isSame && errors.length === 0) return { ...planned, outcome: 'changed', errors, draft: null }
  return { ...planned, outcome: state ? 'changed' : 'new', errors, draft }
}

/**
 * Returns the body of a row's save: an entry that exists takes no defaults, and columns of a list's
 * first row change the one row that it has.
 */
function sentFor(
  { fields }: Collection,
  row: Row,
  state: DocumentState | null,
  base: Revision | undefined,
): Row['sent'] {
  const sent = { ...row.sent }
  if (state) for (const wire of row.defaulted ?? []) delete sent[wire]
  for (const field of fields) {
    const first = sent[field.wire]
    if (first === undefined) delete sent[field.wire]
    if (first instanceof SomeChoices)
      sent[field.wire] = withChoices(field, base?.content.values[field.key], first)
    if (!(first instanceof FirstRow)) continue
    const stored = sendableValue(field, base?.content.values[field.key] ?? field.empty)
    const [before, ...more] = Array.isArray(stored) ? stored : []
    const empty = (field.rows?.fields ?? []).map((one) => [one.wire, sendableValue(one, one.empty)])
    const known = typeof before === 'object' ? before : {}
    sent[field.wire] = [{ id: null, ...Object.fromEntries(empty), ...known, ...first.values }]
    if (more.length > 0)
      row.errors.push({ column: field.wire, sentence: importMessages.severalRows })
  }
  return sent
}

/** Adds and removes choices; the others stay. */
function withChoices({ options, empty }: Field, before: Json | undefined, { values }: SomeChoices) {
  const chosen = before ?? empty
  const isChosen = (value: string) => Array.isArray(chosen) && chosen.includes(value)
  return (options ?? [])
    .map(({ value }) => value)
    .filter((value) => values.get(value) ?? isChosen(value))
}

/** Returns the time zone of the row, else of its entry, else of the brand. */
function zoneOf(
  { collection, region }: Planning,
  { sent }: Row,
  base: Revision | undefined,
  key: string | null,
): string {
  const field = collection.fields.find((one) => one.key === key)
  const zone = field && (sent[field.wire] ?? base?.content.values[field.key])
  return typeof zone === 'string' && isZone(zone) ? zone : region.time_zone
}

async function fillReferenceNames(db: Db, collection: Collection, planned: readonly Planned[]) {
  const drafts = planned.flatMap(({ draft }) => draft ?? [])
  const contents = drafts.map(({ content }) => content)
  const completed = await withReferenceNames(db, collection, contents)
  for (const [at, draft] of drafts.entries()) draft.content = completed[at] ?? draft.content
}

/** Marks incomplete rows as rejected, once the rest is known. */
function markIncomplete(
  planned: Planned,
  { collection, now, submits }: Planning,
  missingIn: (content: Content) => FieldErrors,
): void {
  const { draft, errors } = planned
  if (!draft) return
  const { base, content, window } = draft
  const isForGuests = submits && base?.archived !== 1
  errors.push(
    ...toRowErrors({
      ...(isForGuests
        ? { ...missingIn(content), ...checkComplete(collection, content, window) }
        : {}),
      ...windowErrors(window, submits ? now : null),
    }),
  )
  if (errors.length === 0) return
  planned.outcome = 'refused'
  planned.draft = null
}

function isUnchanged({ base, content, window }: Draft): boolean {
  return (
    base !== undefined &&
    sameJson(withNewFields(base.content, content), content.values) &&
    base.starts_at === window.starts_at &&
    base.ends_at === window.ends_at
  )
}

/**
 * Returns the former values with fields that the catalogue has had only since: they are no change.
 */
function withNewFields({ values }: Content, content: Content): Record<string, Json> {
  const entries = Object.entries(content.values).map(([key, value]) => {
    // Not by `??`: a value that was null and is filled in is a change.
    return [key, key in values ? values[key] : value]
  })
  return Object.fromEntries(entries)
}

function toRowErrors(errors: FieldErrors): RowError[] {
  return Object.entries(errors).flatMap(([column, sentences]) =>
    sentences.map((sentence) => ({ column, sentence })),
  )
}

function sizeOf(draft: Draft | null): number {
  return draft ? JSON.stringify(draft.content).length : 0
}
