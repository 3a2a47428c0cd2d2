import type { Declaration } from '#catalogue/declaration.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { lockedMessage, openMessage } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'

/** The revision that a row starts from. */
export interface Base {
  base: Revision | undefined
  /** Why nothing may be changed: it is pending, or somebody else's draft is open. */
  lockedMessage: Message | null
}

/**
 * Returns what rows start from, by entry: the open revision, else the one that its screen shows.
 */
export async function findBaseVersions(
  { db, actor, now }: ReadContext,
  { label }: Pick<Declaration, 'label'>,
  states: readonly DocumentState[],
): Promise<Map<number, Base>> {
  const ids = states.flatMap((state) => staffRevisionAt(state, now) ?? [])
  const revisions = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one]))
  const people = [...revisions.values()].map((one) => one.submitted_by ?? one.author_id)
  const names = await listUsernames(db, people)
  return new Map(
    states.map((state) => {
      const base = revisions.get(staffRevisionAt(state, now) ?? 0)
      return [state.entry_id, { base, lockedMessage: lockedMessageOf(label, actor, base, names) }]
    }),
  )
}

function lockedMessageOf(
  label: string,
  actor: Actor,
  base: Revision | undefined,
  names: ReadonlyMap<number, string>,
): Message | null {
  if (!base) return null
  const name = names.get(base.submitted_by ?? base.author_id) ?? ''
  if (base.state === 'pending')
    return lockedMessage(label, name, base.submitted_at ?? base.updated_at)
  const isOtherDraft = base.state === 'draft' && base.author_id !== actor.id
  return isOtherDraft
    ? openMessage(label, names.get(base.author_id) ?? name, base.updated_at)
    : null
}
