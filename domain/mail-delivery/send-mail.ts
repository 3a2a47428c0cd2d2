import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { retryDelay } from '#domain/mail-queue/retry-delays.ts'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'
import {
  MailError,
  type MailSession,
  type MailTransport,
  type OutgoingMail,
} from '#store/mail/mail-transport.ts'
import {
  claimDueMail,
  failUnsureMails,
  finishMail,
  hasDueMail,
  hasUnsureMail,
  type Mail,
  markHandedOver,
  postponeMail,
} from '#store/mail/mails.ts'
import { findPerson, lockPerson } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'
import { compose } from './compose.ts'
import { type EmailContext, i18nOf, readMailBrand } from './emails/email-context.ts'
import { renderEmail } from './emails/render-email.ts'

/** Milliseconds until another process may claim the mail of a process that has died. */
const lease = 2 * 60_000
/** Characters of a server's reply that are logged. */
const maxFaultLength = 500

export interface MailDelivery {
  transport: MailTransport
  /** `PUBLIC_URL`. */
  origin: string
  from: string
  /** Called for each mail that failed for good, or whose fate is unknown. */
  onFailed(facts: MailFault): void
  /** Called for each that is retried later. */
  onRetry(facts: MailFault): void
}

/** Never has the content of a mail or an address, which servers repeat (`withoutAddresses`). */
interface MailFault {
  mailId: number
  kind: string
  fault: string
}

type MailServices = Pick<Services, 'store' | 'now'>

/** `soon`: no further mail is begun; `now`: the connection is closed. */
export interface Ending {
  soon: AbortSignal
  now: AbortSignal
}

/**
 * Sends due mails one after the other over one connection and returns how many were sent. Several
 * processes share the queue. Stops when the mail server is unavailable: the mails wait.
 */
export async function sendDueMails(
  services: MailServices,
  outgoing: MailDelivery,
  ending: Ending,
): Promise<number> {
  const { store, now } = services
  await failUnconfirmedMails(services, outgoing)
  let session: MailSession | null = null
  let sent = 0
  try {
    while (!ending.soon.aborted && (await hasDueMail(store.db, now()))) {
      const mail = await store.write((tx) => claimDueMail(tx, now(), addMilliseconds(now(), lease)))
      if (!mail) continue
      try {
        session ??= await outgoing.transport.open(ending.now)
        if (!(await handOver(services, outgoing, session, mail))) continue
      } catch (error) {
        const fault = asFault(error)
        await recordFailure(services, outgoing, mail, fault)
        if (fault.failure === 'away') break
        session?.close()
        session = null
        continue
      }
      await markSent(services, mail)
      sent += 1
    }
  } finally {
    session?.close()
  }
  return sent
}

/** Sends a claimed mail. A crash from here on leaves a mail that may have arrived. Returns false when it was dropped. */
async function handOver(
  { store, now }: MailServices,
  outgoing: MailDelivery,
  session: MailSession,
  mail: Mail,
): Promise<boolean> {
  const prepared = await store.write((tx) => prepare(tx, now(), outgoing, mail))
  if (!prepared) return false
  await session.send(await prepared())
  return true
}

/**
 * Renders the email in the transaction that marks it as handed over, so that its token is valid from
 * then on and is stored nowhere in the clear.
 */
async function prepare(
  tx: Tx,
  now: string,
  { origin, from }: MailDelivery,
  mail: Mail,
): Promise<(() => Promise<OutgoingMail>) | null> {
  // Otherwise a link created now would outlive a revocation of all the person's links.
  if (mail.person_id !== null) await lockPerson(tx, mail.person_id)
  if (!(await markHandedOver(tx, mail, addMilliseconds(now, lease)))) return null
  const person = await findPerson(tx, mail.person_id ?? 0)
  if (person?.active !== 1) return drop(tx, now, mail)
  const brand = await readMailBrand(tx, now)
  const address = mail.address ?? person.email
  const context: EmailContext = {
    tx,
    now,
    person,
    brand,
    origin,
    address,
    ...i18nOf(person, brand),
  }
  const email = await renderEmail(context, mail)
  if (!email) return drop(tx, now, mail)
  const { stem } = mail
  const name = `${person.first_name} ${person.last_name}`.trim()
  const to = { name, address }
  return async () => ({
    from,
    to: address,
    stem,
    bytes: await compose(email, { from, to, stem, date: now }),
  })
}

async function drop(tx: Tx, now: string, mail: Mail): Promise<null> {
  await finishMail(tx, mail, { state: 'dropped', now })
  return null
}

/** Marks a mail as sent, trying twice: otherwise it would count as unconfirmed. */
async function markSent({ store, now }: MailServices, mail: Mail): Promise<void> {
  const note = () => store.write((tx) => finishMail(tx, mail, { state: 'sent', now: now() }))
  await note().catch((error: unknown) => {
    if (!storeFailure(error)) throw error
    return note()
  })
}

async function recordFailure(
  { store, now }: MailServices,
  { onFailed: givenUp, onRetry: waits }: MailDelivery,
  mail: Mail,
  { failure, message }: MailError,
): Promise<void> {
  const delay = retryDelay(mail.tries)
  const isOver = failure === 'never' || failure === 'unsure' || delay === undefined
  const fault = `${failure}: ${message}`
  await store.write((tx) =>
    isOver
      ? finishMail(tx, mail, { state: 'failed', now: now(), fault })
      : postponeMail(tx, mail, { dueAt: addMilliseconds(now(), delay), fault }),
  )
  const report = isOver ? givenUp : waits
  report({ mailId: mail.id, kind: mail.kind, fault: withoutAddresses(fault) })
}

/** Hides addresses, as the log is read by others than Admins. */
function withoutAddresses(fault: string): string {
  return fault.slice(0, maxFaultLength).replaceAll(/(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g, '…@…')
}

/** Returns any other error as one of ours, so that the mail is retried and fails in the end. */
function asFault(error: unknown): MailError {
  if (error instanceof MailError) return error
  return new MailError('later', error instanceof Error ? error.message : String(error), error)
}

async function failUnconfirmedMails(
  { store, now }: MailServices,
  { onFailed: givenUp }: MailDelivery,
): Promise<void> {
  if (!(await hasUnsureMail(store.db, now()))) return
  const fault = 'unsure: the process that sent it did not report back'
  const lost = await store.write((tx) => failUnsureMails(tx, now(), fault))
  for (const { id, kind } of lost) givenUp({ mailId: id, kind, fault })
}
