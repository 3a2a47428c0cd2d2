import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '#catalogue/languages.ts'
import { notifiableKinds } from '#catalogue/people/notice-kinds.ts'
import { setMailPreference, stopMails } from '#domain/inbox/notice-preferences.ts'
import type { Services } from '#domain/services.ts'
import { addFact, findFact } from '#store/facts.ts'
import { findPerson } from '#store/people/people.ts'
import type { Db, Tx } from '#store/tables.ts'
import { i18nOf, readMailBrand } from './emails/email-context.ts'

/** The key that signs unsubscribe addresses on every node. */
const keyFact = 'mail_unsubscribe_key'

/** `kind` null: all mails with notices. */
interface UnsubscribeToken {
  personId: number
  kind: string | null
}

/** Never says whose it is, as the address may be passed on. */
interface UnsubscribePage {
  language: Language
  brand: string
  isAll: boolean
}

/** Returns the address that ends mails of a kind with one click. It never expires. */
export async function unsubscribeAddress(
  tx: Tx,
  origin: string,
  personId: number,
  kind: string | null,
): Promise<string> {
  const claim = `${personId}.${kind ?? 'all'}`
  return `${origin}/unsubscribe/${claim}.${signature(await signingKey(tx), claim)}`
}

/** Returns the page of an unsubscribe address, by its token; null when the signature is wrong. */
export async function loadUnsubscribePage(
  { store, now }: Pick<Services, 'store' | 'now'>,
  text: string,
): Promise<UnsubscribePage | null> {
  const token = await verifyUnsubscribeToken(store.db, text)
  const person = token ? await findPerson(store.db, token.personId) : undefined
  if (!token || !person) return null
  const brand = await readMailBrand(store.db, now())
  const { language } = i18nOf(person, brand)
  return { language, brand: brand.name, isAll: token.kind === null }
}

/** Stops the mails of a token; the inbox stays. Returns false when the signature is wrong. */
export async function unsubscribe(
  { store }: Pick<Services, 'store'>,
  text: string,
): Promise<boolean> {
  const token = await verifyUnsubscribeToken(store.db, text)
  if (!token) return false
  const kind = notifiableKinds.find((known) => known === token.kind)
  await store.write((tx) =>
    kind ? setMailPreference(tx, token.personId, kind, 'none') : stopMails(tx, token.personId),
  )
  return true
}

/** Returns what a token says, or null when its signature is wrong. */
export async function verifyUnsubscribeToken(
  db: Db,
  text: string,
): Promise<UnsubscribeToken | null> {
  const [, claim, id, kind = '', sent = ''] = form.exec(text) ?? []
  const key = await findFact(db, keyFact)
  if (!claim || !key) return null
  const [expected, received] = [Buffer.from(signature(key, claim)), Buffer.from(sent)]
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null
  return { personId: Number(id), kind: kind === 'all' ? null : kind }
}

const form = /^(([1-9]\d{0,9})\.([a-z-]{1,40}))\.([A-Za-z0-9_-]{43})$/

function signature(key: string, claim: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url')
}

/** Creates the key once; of two processes the first wins. */
async function signingKey(tx: Tx): Promise<string> {
  const known = await findFact(tx, keyFact)
  if (known) return known
  await addFact(tx, keyFact, randomBytes(32).toString('base64url'))
  return (await findFact(tx, keyFact)) ?? ''
}
