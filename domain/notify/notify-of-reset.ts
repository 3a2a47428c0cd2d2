import type { Actor } from '#domain/actor.ts'
import { addNotices } from '#store/notices/notices.ts'
import type { Tx } from '#store/tables.ts'

/** Tells somebody whose second step was taken away, beside the mail, which may not reach them. */
export async function notifyOfReset(
  tx: Tx,
  actor: Actor,
  at: string,
  personId: number,
): Promise<void> {
  const by = { actor_id: actor.id, actor_name: actor.username, at, count: 1, bundle: '' }
  const about = { subject: '', entry_id: 0, language: '', about_id: personId } as const
  const reader = { person_id: personId, mail: 'none' } as const
  const happened = {
    kind: 'factor',
    step: '',
    title: '',
    text: '',
    pictures: 0,
    ...about,
    ...by,
  } as const
  await addNotices(tx, [reader], happened, at)
}
