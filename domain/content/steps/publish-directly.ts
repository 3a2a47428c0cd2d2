import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Actor } from '#domain/actor.ts'
import type { Head } from '#store/content/heads.ts'
import { takeTurn } from '#store/content/ledger.ts'
import type { Tx } from '#store/tables.ts'
import { type Place, sectionPlace } from '../place.ts'
import { goLive } from '../publishing/go-live.ts'
import { keepHead } from '../publishing/keep-head.ts'
import { holdSettled } from '../publishing/settle.ts'
import { showRecord } from '../show-record.ts'
import { addApproved } from './add-approved.ts'

/** The head of a place that is saved without approval, held: of several saves each sees the one before. */
export async function holdToPublish(tx: Tx, now: string, place: Place): Promise<Head> {
  await takeTurn(tx)
  return holdSettled(tx, now, place)
}

interface Publication {
  content: Content
  step: 'publish' | 'undo'
  remarks: string | null
  /** Of a translation: what it was written beside. */
  sourceId?: number | null
}

/** Saves what needs no approval: visitors see it at once, the former version is kept. */
export async function publishDirectly(
  tx: Tx,
  actor: Actor,
  now: string,
  place: Place,
  head: Head,
  { content, step, remarks, sourceId = null }: Publication,
): Promise<number> {
  const author = { name: actor.username, at: now }
  const approved = { content, step, remarks, author, kept: { source_id: sourceId } }
  const { head: counted, revision } = await addApproved(tx, actor, now, place, head, approved)
  const live = await goLive(tx, actor, now, place, counted, revision, 'decision')
  await keepHead(tx, place, head, await showRecord(tx, now, place, live, revision))
  return revision.id
}

/** The same in one step, for what fills a section whatever it held: seeds and imports. */
export async function publishSection(
  tx: Tx,
  actor: Actor,
  now: string,
  section: Declaration,
  content: Content,
): Promise<number> {
  const place = sectionPlace(section)
  const head = await holdToPublish(tx, now, place)
  const publication = { content, step: 'publish', remarks: null } as const
  return publishDirectly(tx, actor, now, place, head, publication)
}
