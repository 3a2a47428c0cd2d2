import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '#catalogue/languages.ts'
import { notifiableKinds } from '#catalogue/people/notice-kinds.ts'
import { setMailPreference, stopMails } from '#domain/notices/notice-preferences.ts'
import type { Services } from '#domain/services.ts'
import { addFact, findFact } from '#store/facts.ts'
import { findPerson } from '#store/people/people.ts'
import type { Db, Tx } from '#store/tables.ts'
import { i18nOf, readMailBrand } from './emails/email-context.ts'

/** By what addresses that end mails are signed, on every node. */
const keyFact = 'mail_unsubscribe_key'

/** Whose mails an address ends; `kind` null: all with notices. */
interface Unsubscribing {
  personId: number
  kind: string | null
}

/** What its page says, and in which language: never whose it is, for the address may be passed on. */
interface UnsubscribePage {
  language: Language
  brand: string
  isAll: boolean
}

/**
 * The address that ends mails of a kind to a person with one click, for ever: whoever has it can do
 * that, and nothing else.
 */
export async function unsubscribeAddress(
  tx: Tx,
  origin: string,
  personId: number,
  kind: string | null,
): Promise<string> {
  const named = `${personId}.${kind ?? 'all'}`
  return `${origin}/unsubscribe/${named}.${signature(await ownKey(tx), named)}`
}

/** The page of such an address, by its end; null for one that is not ours. */
export async function loadUnsubscribePage(
  { store, now }: Pick<Services, 'store' | 'now'>,
  text: string,
): Promise<UnsubscribePage | null> {
  const found = await verifyUnsubscribeToken(store.db, text)
  const person = found ? await findPerson(store.db, found.personId) : undefined
  if (!found || !person) return null
  const brand = await readMailBrand(store.db, now())
  const { language } = i18nOf(person, brand)
  return { language, brand: brand.name, isAll: found.kind === null }
}

/** Ends the mails that such an address ends; their inbox goes on. False for one that is not ours. */
export async function unsubscribe(
  { store }: Pick<Services, 'store'>,
  text: string,
): Promise<boolean> {
  const found = await verifyUnsubscribeToken(store.db, text)
  if (!found) return false
  const kind = notifiableKinds.find((known) => known === found.kind)
  await store.write((tx) =>
    kind ? setMailPreference(tx, found.personId, kind, 'none') : stopMails(tx, found.personId),
  )
  return true
}

/** What the end of such an address says, or null for one that is not ours. */
export async function verifyUnsubscribeToken(db: Db, text: string): Promise<Unsubscribing | null> {
  const [, named, id, kind = '', sent = ''] = form.exec(text) ?? []
  const key = await findFact(db, keyFact)
  if (!named || !key) return null
  const [wanted, given] = [Buffer.from(signature(key, named)), Buffer.from(sent)]
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
  return { personId: Number(id), kind: kind === 'all' ? null : kind }
}

const form = /^(([1-9]\d{0,9})\.([a-z-]{1,40}))\.([A-Za-z0-9_-]{43})$/

function signature(key: string, named: string): string {
  return createHmac('sha256', key).update(named).digest('base64url')
}

/** Made once; of two that make it at a time the first one's holds. */
async function ownKey(tx: Tx): Promise<string> {
  const known = await findFact(tx, keyFact)
  if (known) return known
  await addFact(tx, keyFact, randomBytes(32).toString('base64url'))
  return (await findFact(tx, keyFact)) ?? ''
}
