import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Person } from '#store/people/people.ts'
import { addFurtherPersonLink } from '#store/people/person-links.ts'
import type { Tx } from '#store/tables.ts'
import { newToken } from '../token.ts'
import { linkLife } from './link-life.ts'

/** Why a link is mailed: a new account, the person's request, or an Admin's. */
export type MailedLink = 'invite' | 'asked' | 'made'

/**
 * Creates the link of a mail when it is sent, beside one that was shown to an Admin. Null when an
 * invited person has chosen a password meanwhile.
 */
export async function mintMailedLink(
  tx: Tx,
  now: string,
  person: Pick<Person, 'id' | 'password_hash'>,
  why: MailedLink,
): Promise<{ token: string; hours: number; kind: 'invite' | 'reset' } | null> {
  const kind = person.password_hash === '' ? 'invite' : 'reset'
  if (why === 'invite' && kind !== 'invite') return null
  const life = linkLife[why === 'made' ? 'reset' : why]
  const { token, hash } = newToken()
  const link = { token_hash: hash, kind, person_id: person.id, created_at: now } as const
  await addFurtherPersonLink(tx, { ...link, expires_at: addMilliseconds(now, life) })
  return { token, kind, hours: life / 3_600_000 }
}
