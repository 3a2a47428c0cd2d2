import {
  type MailChoice,
  noticePreferences,
  type PreferenceName,
} from '#catalogue/people/notice-kinds.ts'
import { may, roles } from '#catalogue/roles.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { ActorRef } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { addNotices, type NewNotice, type NoticeRow } from '#store/notices/notices.ts'
import { listReaders, type NoticeReader } from '#store/notices/readers.ts'

/** Milliseconds during which further events of a bundle are added to an unread notice. */
const burst = 10 * 60_000

export interface NewNotification
  extends Omit<NewNotice, 'at' | 'actor_id' | 'actor_name' | 'pictures'> {
  pictures?: number
  /** People concerned; the actor is left out. */
  ids: readonly number[]
  /** The preference that decides about a mail. */
  preference: PreferenceName
  /** Notifies also those who follow by this preference. */
  follow?: PreferenceName
  /** Leaves out readers who may no longer see it. */
  sees?(reader: Pick<NoticeReader, 'id' | 'role'>): boolean
  /** Leaves out readers whose accounts are limited to something else. */
  within?(readers: NoticeReader[]): Promise<NoticeReader[]>
}

/**
 * Notifies the people concerned, in the transaction of the act itself (docs/decisions/0057), and never
 * the actor. One query finds them, one or two write.
 */
export async function notify(
  { db, actor, now }: Context<ActorRef>,
  {
    ids,
    preference,
    follow,
    sees = () => true,
    within,
    pictures = 0,
    ...happened
  }: NewNotification,
): Promise<void> {
  const others = ids.filter((id) => id !== actor.id)
  if (others.length === 0 && !follow) return
  const following = follow && { preference: follow, roles: rolesFor(follow) }
  const query = { ids: others, preference, follow: following ?? null, except: actor.id }
  const able = (await listReaders(db, query)).filter(sees)
  const allReaders = within ? await within(able) : able
  const readers = allReaders.flatMap((reader) => {
    const chosen = others.includes(reader.id)
      ? (reader.preference ?? noticePreferences[preference].usual)
      : (reader.followed ?? 'off')
    return chosen === 'off' ? [] : [{ person_id: reader.id, mail: mailOf(chosen) }]
  })
  if (readers.length === 0) return
  const by = { at: now, actor_id: actor.id, actor_name: actor.username }
  const since = addMilliseconds(now, -burst)
  await addNotices(db, readers, { ...happened, ...by, pictures }, since)
}

function mailOf(chosen: Exclude<MailChoice, 'off'>): NoticeRow['mail'] {
  return chosen
}

function rolesFor(preference: PreferenceName) {
  return roles
    .map(({ name }) => name)
    .filter((name) => may(name, noticePreferences[preference].ability))
}
