import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { newStem } from '#domain/mail-queue/queue-mail.ts'
import type { Services } from '#domain/services.ts'
import { addMail, countMailsTo } from '#store/mail/mails.ts'
import { reserveAttempt } from '../sign-in/reserve-attempt.ts'
import { findTarget } from '../sign-in/target.ts'

const hour = 3_600_000

/**
 * Queues a password link for the person of a login, if there is one; work, rows and answer are the
 * same either way. Returns whose it is, for the log. Throws `Problem('too-many')` by a count of its
 * own, so that requests lock nobody out of signing in.
 * @param login a user name or e-mail as typed
 * @param address the client's real address
 */
export async function requestPasswordLink(
  services: Pick<Services, 'store' | 'now'>,
  { login, address }: { login: string; address: string },
): Promise<number | null> {
  const { store, now } = services
  const target = await findTarget(store.db, login, address, 'link')
  await reserveAttempt(services, target)
  const personId = target.person?.active === 1 ? target.person.id : null
  await store.write(async (tx) => {
    const at = now()
    const kind = 'reset'
    const recent = { personId: personId ?? 0, kind, since: addMilliseconds(at, -hour) }
    const isFew = (await countMailsTo(tx, recent)) < limits.mail.linksAnHour
    const payload = JSON.stringify({ asked: true })
    const mail = { stem: newStem(at), kind, person_id: personId, address: null, payload }
    await addMail(tx, at, mail, personId !== null && isFew ? 'waiting' : 'dropped')
  })
  return personId
}
