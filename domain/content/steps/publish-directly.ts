import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Actor } from '#domain/actor.ts'
import { changeHead, type Head } from '#store/content/heads.ts'
import { takeTurn } from '#store/content/ledger.ts'
import { addRevision, findRevision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { goLive } from '../go-live.ts'
import { keyOf, type Place, sectionPlace } from '../place.ts'
import { recordStep } from '../record-step.ts'
import { holdSettled } from '../settle.ts'
import { showRecord } from '../show-record.ts'

/** The head of a place that is saved without approval, held: of several saves each sees the one before. */
export async function holdToPublish(tx: Tx, now: string, place: Place): Promise<Head> {
  await takeTurn(tx)
  return holdSettled(tx, now, place)
}

interface Publication {
  content: Content
  step: 'publish' | 'undo'
  remarks: string | null
}

/** Saves what needs no approval: visitors see it at once, the former version is kept. */
export async function publishDirectly(
  tx: Tx,
  actor: Actor,
  now: string,
  place: Place,
  head: Head,
  { content, step, remarks }: Publication,
): Promise<number> {
  const version = head.version + 1
  const id = await addRevision(tx, keyOf(place), {
    content,
    state: 'approved',
    version,
    base_id: head.live_id,
    author_id: actor.id,
    decided_by: actor.id,
    created_at: now,
    updated_at: now,
    decided_at: now,
  })
  const author = { name: actor.username, at: now }
  const taken = { step, from: 'none', revisionId: id, title: '', remarks, author } as const
  await recordStep(tx, actor, now, place, taken)
  const revision = await findRevision(tx, id)
  if (!revision) throw new Error(`Revision ${id} has just been written`)
  const lastItemId = Math.max(head.last_item_id, content.lastItemId)
  const counted = await changeHead(tx, head, { version, last_item_id: lastItemId })
  const live = await goLive(tx, actor, now, place, counted, revision, 'decision')
  await showRecord(tx, now, place, live, revision)
  return id
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
