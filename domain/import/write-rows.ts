import { picturesOf } from '#catalogue/content/content-answer.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { importMessages } from '#catalogue/table/import-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { lineOf } from '#domain/content/log-transition.ts'
import { holdKey } from '#domain/content/natural-key.ts'
import { listedColumns } from '#domain/content/show-revision.ts'
import { rested } from '#domain/in-parts.ts'
import { notifyOfSubmission } from '#domain/notify/notify-of-transition.ts'
import { Problem } from '#domain/problem.ts'
import {
  addActivities,
  addEntries,
  addRevisions,
  holdSlugs,
  lockDocuments,
  putHeads,
  putHeadValues,
} from '#store/bulk/add-many.ts'
import { type DocumentState, emptyDocumentState } from '#store/content/document-states.ts'
import { changeRevision } from '#store/content/revisions.ts'
import { folded } from '#store/folded.ts'
import { holdMedia } from '#store/media/media.ts'
import { countTransition } from '#store/overview/transition-counts.ts'
import type { Tx } from '#store/tables.ts'
import type { Draft } from './planned.ts'
import type { Progress } from './progress.ts'

/** Entries that are written together, in a few statements; then guests have the machine to themselves. */
const part = 20

interface Writing {
  collection: Collection
  actor: Actor
  now: string
  submits: boolean
}

/**
 * Writes drafts that were planned, and submits them together where that is asked: the same rows as
 * `saveContent` one by one. Nobody sees any of it before the transaction ends, and who else wants to
 * write waits as long. Refuses who may not edit (403), and when one of the entries has changed since
 * it was looked at, or something that one points to has gone (409): then nothing is written.
 */
export async function writeRows(
  tx: Tx,
  writing: Writing,
  drafts: readonly Draft[],
  progress: Progress,
): Promise<void> {
  if (!may(writing.actor.role, writing.collection.ability))
    throw new Problem('forbidden', messages.forbidden)
  const changes: [DocumentState, DocumentState][] = []
  for (let at = 0; at < drafts.length; at += part) {
    const some = drafts.slice(at, at + part)
    changes.push(...(await writePart(tx, writing, some)))
    await progress.step(some.length)
    await rested()
  }
  if (writing.submits) await tellOfAll(tx, writing, changes)
}

/** What is submitted together is told as one. */
async function tellOfAll(
  tx: Tx,
  { collection, actor, now }: Writing,
  changes: readonly [DocumentState, DocumentState][],
): Promise<void> {
  const [, last] = changes.at(-1) ?? []
  if (!last) return
  await notifyOfSubmission(tx, actor, now, {
    step: 'submit',
    at: { subject: collection.key, entryId: last.entry_id, language: '' },
    title: last.title,
    revisionId: last.open_id ?? 0,
    rejections: changes.flatMap(([before]) => before.rejection_id ?? []),
    count: changes.length,
  })
}

/** A draft at the place where it comes to stand. */
interface Placed extends Draft {
  entryId: number
  before: DocumentState
}

/** Gives the heads, as they were and as they are. */
async function writePart(
  tx: Tx,
  writing: Writing,
  drafts: readonly Draft[],
): Promise<[DocumentState, DocumentState][]> {
  const { collection } = writing
  const placed = await hold(tx, writing, drafts)
  const slugs = placed.flatMap(({ content, entryId }): [string, number][] => {
    const { slug } = content.values
    return typeof slug === 'string' && slug !== '' ? [[slug, entryId]] : []
  })
  if ((await holdSlugs(tx, collection.key, new Map(slugs))).length > 0) throw stale()
  for (const { entryId, content } of placed) {
    const document = { declaration: collection, entryId, language: '' } as const
    if (Object.keys(await holdKey(tx, document, content)).length > 0) throw stale()
  }
  const ids = await writeRevisions(tx, writing, placed)
  await writeLines(tx, writing, placed, ids)
  return writeHeads(tx, writing, placed, ids)
}

/** What the drafts change and point to, held until the end; new ones get their entries. */
async function hold(
  tx: Tx,
  { collection, now }: Writing,
  drafts: readonly Draft[],
): Promise<Placed[]> {
  const { key: subject } = collection
  const known = drafts.flatMap(({ head }) => head?.entry_id ?? [])
  const heads = new Map(
    (await lockDocuments(tx, subject, known)).map((head) => [head.entry_id, head]),
  )
  const pictures = new Set(drafts.flatMap(({ content }) => picturesOf(collection, content)))
  const there = await holdMedia(tx, [...pictures])
  if (there.size < pictures.size) throw stale()
  const fresh = drafts.filter(({ head }) => head === null)
  const added = await addEntries(tx, subject, now, fresh.length)
  return drafts.map((draft) => {
    const entryId = draft.head?.entry_id ?? added[fresh.indexOf(draft)] ?? 0
    const before = draft.head
      ? heads.get(entryId)
      : emptyDocumentState({ subject, entryId, language: '' })
    if (!before || before.version !== (draft.head?.version ?? 0)) throw stale()
    return { ...draft, entryId, before }
  })
}

function versionOf({ before }: Placed, { submits }: Writing): number {
  // A save and a submission are two changes.
  return before.version + (submits ? 2 : 1)
}

async function writeRevisions(
  tx: Tx,
  writing: Writing,
  placed: readonly Placed[],
): Promise<Map<Placed, number>> {
  const ids = new Map<Placed, number>()
  const fresh: Placed[] = []
  for (const one of placed) {
    const { base } = one
    if (base?.state !== 'draft') {
      fresh.push(one)
      continue
    }
    const change = { ...rowOf(writing, one), content: one.content }
    if (!(await changeRevision(tx, { ...base, state: 'draft' }, change))) throw stale()
    ids.set(one, base.id)
  }
  const { collection, now } = writing
  const rows = fresh.map((one) => ({
    ...rowOf(writing, one),
    subject: collection.key,
    entry_id: one.entryId,
    language: '' as const,
    content: one.content,
    base_id: one.base?.id ?? null,
    source_id: null,
    archived: one.base?.archived ?? 0,
    created_at: now,
  }))
  const added = await addRevisions(tx, rows)
  for (const [at, one] of fresh.entries()) ids.set(one, added[at] ?? 0)
  return ids
}

/** What a save writes into its record, and a submission after it. */
function rowOf(writing: Writing, placed: Placed) {
  const { actor, now, submits } = writing
  const { starts_at, ends_at } = placed.window
  return {
    state: submits ? ('pending' as const) : ('draft' as const),
    version: versionOf(placed, writing),
    starts_at,
    ends_at,
    author_id: actor.id,
    updated_at: now,
    ...(submits ? { submitted_by: actor.id, submitted_at: now } : {}),
  }
}

async function writeLines(
  tx: Tx,
  { collection: declaration, actor, now, submits }: Writing,
  placed: readonly Placed[],
  ids: ReadonlyMap<Placed, number>,
): Promise<void> {
  const steps = submits ? (['save', 'submit'] as const) : (['save'] as const)
  const author = { name: actor.username, at: now }
  const lines = placed.flatMap((one) => {
    const document = { declaration, entryId: one.entryId, language: '' } as const
    const title = titleOf(declaration, one.content)
    const isOpen = one.base?.state === 'draft'
    return steps.map((step) => {
      const from = step === 'submit' || isOpen ? 'draft' : 'none'
      return lineOf(actor, now, document, {
        step,
        from,
        revisionId: ids.get(one) ?? 0,
        title,
        author,
      })
    })
  })
  await addActivities(tx, lines)
  const submitted = { at: now, person_id: actor.id, step: 'submit', minutes: 0 } as const
  if (submits) await countTransition(tx, { ...submitted, count: placed.length })
}

async function writeHeads(
  tx: Tx,
  writing: Writing,
  placed: readonly Placed[],
  ids: ReadonlyMap<Placed, number>,
): Promise<[DocumentState, DocumentState][]> {
  const { collection, now, submits } = writing
  const heads = placed.map((one): [DocumentState, DocumentState] => {
    const id = ids.get(one) ?? 0
    const title = titleOf(collection, one.content)
    const after: DocumentState = {
      ...one.before,
      version: versionOf(one, writing),
      open_id: id,
      shown_id: id,
      shown_state: submits ? 'pending' : 'draft',
      title,
      search_title: folded(title),
      updated_at: now,
    }
    return [one.before, after]
  })
  await putHeads(
    tx,
    heads.map(([, after]) => after),
  )
  if (collection.columns.length === 0) return heads
  const columns = placed.map(
    (one) => [one.entryId, listedColumns(collection, one.content)] as const,
  )
  await putHeadValues(tx, collection.key, new Map(columns))
  return heads
}

function stale(): Problem {
  return new Problem('conflict', importMessages.stale)
}
