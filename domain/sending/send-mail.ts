import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { retryDelay } from '#domain/mail/retry-delays.ts'
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

/** How long (ms) a process that says nothing more keeps a mail to itself. */
const lease = 2 * 60_000
/** Letters of what a server says that are logged. */
const longestFault = 500

/** What mails leave with. */
export interface MailDelivery {
  transport: MailTransport
  /** `PUBLIC_URL`. */
  origin: string
  /** The address that mails come from. */
  from: string
  /** Told of each mail that will never leave, or of which nobody will know. */
  onFailed(facts: MailFault): void
  /** Told of each that will be tried again. */
  onRetry(facts: MailFault): void
}

/** Never what stands in a mail, nor whose address it goes to: servers repeat it (`withoutAddresses`). */
interface MailFault {
  mailId: number
  kind: string
  fault: string
}

type Place = Pick<Services, 'store' | 'now'>

/** `soon`: nothing more is begun; `now`: what is leaving is cut off. */
export interface Ending {
  soon: AbortSignal
  now: AbortSignal
}

/**
 * Sends what is due, one mail after the other over one connection, and gives how many were sent. Of
 * several processes each takes what no other has in hand. It ends where nobody takes mails: they wait.
 */
export async function sendDueMails(
  services: Place,
  outgoing: MailDelivery,
  ending: Ending,
): Promise<number> {
  const { store, now } = services
  await giveUpUnheard(services, outgoing)
  let session: MailSession | null = null
  let sent = 0
  try {
    while (!ending.soon.aborted && (await hasDueMail(store.db, now()))) {
      const mail = await store.write((tx) => claimDueMail(tx, now(), addMilliseconds(now(), lease)))
      if (!mail) continue
      try {
        session ??= await outgoing.transport.open(ending.now)
        if (!(await give(services, outgoing, session, mail))) continue
      } catch (error) {
        const fault = asFault(error)
        await settle(services, outgoing, mail, fault)
        if (fault.failure === 'away') break
        session?.close()
        session = null
        continue
      }
      await noteSent(services, mail)
      sent += 1
    }
  } finally {
    session?.close()
  }
  return sent
}

/** From here on nobody else sends it: who dies now leaves a mail that may have arrived. False: it was dropped. */
async function give(
  { store, now }: Place,
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
 * Writes the letter in the transaction that notes that it is being handed over, so that what it
 * carries (a token) is good from then on and stands nowhere in the clear.
 */
async function prepare(
  tx: Tx,
  now: string,
  { origin, from }: MailDelivery,
  mail: Mail,
): Promise<(() => Promise<OutgoingMail>) | null> {
  // A link that is made now is not to outlive that all of theirs are taken back.
  if (mail.person_id !== null) await lockPerson(tx, mail.person_id)
  if (!(await markHandedOver(tx, mail, addMilliseconds(now, lease)))) return null
  const person = await findPerson(tx, mail.person_id ?? 0)
  if (person?.active !== 1) return dropped(tx, now, mail)
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
  if (!email) return dropped(tx, now, mail)
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

async function dropped(tx: Tx, now: string, mail: Mail): Promise<null> {
  await finishMail(tx, mail, { state: 'dropped', now })
  return null
}

/** It has left, and that has to be known: else it would count as unsure. */
async function noteSent({ store, now }: Place, mail: Mail): Promise<void> {
  const note = () => store.write((tx) => finishMail(tx, mail, { state: 'sent', now: now() }))
  await note().catch((error: unknown) => {
    if (!storeFailure(error)) throw error
    return note()
  })
}

async function settle(
  { store, now }: Place,
  { onFailed: givenUp, onRetry: waits }: MailDelivery,
  mail: Mail,
  { failure: trouble, message }: MailError,
): Promise<void> {
  const pause = retryDelay(mail.tries)
  const isOver = trouble === 'never' || trouble === 'unsure' || pause === undefined
  const fault = `${trouble}: ${message}`
  await store.write((tx) =>
    isOver
      ? finishMail(tx, mail, { state: 'failed', now: now(), fault })
      : postponeMail(tx, mail, { dueAt: addMilliseconds(now(), pause), fault }),
  )
  const tell = isOver ? givenUp : waits
  tell({ mailId: mail.id, kind: mail.kind, fault: withoutAddresses(fault) })
}

/** For the program's log, which is read by others than Admins. */
function withoutAddresses(fault: string): string {
  return fault.slice(0, longestFault).replaceAll(/(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g, '…@…')
}

/** What is no fault of the post is one of ours: the mail waits, and is given up in the end. */
function asFault(error: unknown): MailError {
  if (error instanceof MailError) return error
  return new MailError('later', error instanceof Error ? error.message : String(error), error)
}

async function giveUpUnheard(
  { store, now }: Place,
  { onFailed: givenUp }: MailDelivery,
): Promise<void> {
  if (!(await hasUnsureMail(store.db, now()))) return
  const fault = 'unsure: whoever sent it was not heard of any more'
  const lost = await store.write((tx) => failUnsureMails(tx, now(), fault))
  for (const { id, kind } of lost) givenUp({ mailId: id, kind, fault })
}
