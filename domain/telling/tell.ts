import { type MailChoice, type WishName, wishes } from '#catalogue/notices/notice-kinds.ts'
import { may, roles } from '#catalogue/roles.ts'
import { after } from '#catalogue/time/after.ts'
import type { Actor } from '#domain/actor.ts'
import { type Happened, type NoticeRow, putNotices } from '#store/notices/notices.ts'
import { listReaders, type Reader } from '#store/notices/readers.ts'
import type { Tx } from '#store/tables.ts'

/** How long (ms) what is of one bundle grows the notice that is unread. */
const burst = 10 * 60_000

export interface Told extends Omit<Happened, 'at' | 'actor_id' | 'actor_name' | 'pictures'> {
  /** How many stand beside what was written. */
  pictures?: number
  /** Whom it concerns; who did it is left out. */
  ids: readonly number[]
  /** By which choice of theirs they are told by mail. */
  wish: WishName
  /** Who follows such things is told as well. */
  follow?: WishName
  /** Not everybody it concerned may still see it. */
  sees?(reader: Pick<Reader, 'id' | 'role'>): boolean
}

/**
 * Tells the people concerned what somebody did, in the transaction in which it was done
 * (docs/decisions/0057). One query finds them, one or two write; none where nobody is concerned.
 * Nobody is told of their own acts.
 */
export async function tell(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'username'>,
  now: string,
  { ids, wish, follow, sees = () => true, pictures = 0, ...happened }: Told,
): Promise<void> {
  const others = ids.filter((id) => id !== actor.id)
  if (others.length === 0 && !follow) return
  const following = follow && { wish: follow, roles: rolesFor(follow) }
  const asked = { ids: others, wish, follow: following ?? null, except: actor.id }
  const found = (await listReaders(tx, asked)).filter(sees)
  const readers = found.flatMap((reader) => {
    const chosen = others.includes(reader.id)
      ? (reader.wish ?? wishes[wish].usual)
      : (reader.followed ?? 'off')
    return chosen === 'off' ? [] : [{ person_id: reader.id, mail: mailOf(chosen) }]
  })
  if (readers.length === 0) return
  const by = { at: now, actor_id: actor.id, actor_name: actor.username }
  const since = after(now, -burst)
  await putNotices(tx, readers, { ...happened, ...by, pictures }, since)
}

function mailOf(chosen: Exclude<MailChoice, 'off'>): NoticeRow['mail'] {
  return chosen
}

function rolesFor(wish: WishName) {
  return roles.map(({ name }) => name).filter((name) => may(name, wishes[wish].ability))
}
