import type { Context } from '#domain/context.ts'
import { addNotices } from '#store/notices/notices.ts'

/** Notifies a person whose second factor was reset, beside the mail, which may not reach them. */
export async function notifyOfReset({ db, actor, now }: Context, personId: number): Promise<void> {
  const by = { actor_id: actor.id, actor_name: actor.username, at: now, count: 1, bundle: '' }
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
  await addNotices(db, [reader], happened, now)
}
