import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Context } from '#domain/context.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { Problem } from '#domain/problem.ts'
import { dropMails } from '#store/mail/mails.ts'
import { findPerson, type Person } from '#store/people/people.ts'
import { addPersonLink } from '#store/people/person-links.ts'
import type { Tx } from '#store/tables.ts'
import { newToken } from '../token.ts'
import { noSuchUser } from '../users/no-such-user.ts'
import { recordChange } from '../users/record-change.ts'
import { requireStillMay } from '../users/require-still-may.ts'
import { linkLife } from './link-life.ts'

export interface CreatedLink {
  kind: 'invite' | 'reset'
  /** Shown once; only its hash is stored. */
  token: string
  expiresAt: string
}

/**
 * Creates a link to choose a password, and mails another. Earlier links no longer work; the current
 * password works until a new one is chosen. Throws `Problem('conflict')` for the actor's own account
 * and for a deactivated one.
 */
export async function makeLink(context: Context, id: number): Promise<CreatedLink> {
  const { db, actor, now } = context
  await requireStillMay(db, actor)
  const person = await findPerson(db, id)
  if (!person) throw noSuchUser()
  if (id === actor.id) throw new Problem('conflict', peopleMessages.ownLink)
  if (person.active !== 1) throw new Problem('conflict', peopleMessages.linkForNobody)
  const link = await addLink(db, now, person)
  await recordChange(context, { personId: id, step: 'link' })
  await dropMails(db, now, id, ['invite', 'reset'])
  if (link.kind === 'invite')
    await queueMail(db, now, { personId: id, kind: 'invite', payload: {} })
  else await queueMail(db, now, { personId: id, kind: 'reset', payload: { asked: false } })
  return link
}

export async function addLink(
  tx: Tx,
  now: string,
  person: Pick<Person, 'id' | 'password_hash'>,
): Promise<CreatedLink> {
  const kind = person.password_hash === '' ? 'invite' : 'reset'
  const { token, hash } = newToken()
  const expiresAt = addMilliseconds(now, linkLife[kind])
  const link = { token_hash: hash, kind, person_id: person.id, created_at: now } as const
  await addPersonLink(tx, { ...link, expires_at: expiresAt })
  return { kind, token, expiresAt }
}
