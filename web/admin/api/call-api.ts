import { withTimes } from '#web/admin/i18n/date-words.ts'
import { languageAttributes, t } from '#web/admin/i18n/translate.ts'
import { reportConnection } from './connection.ts'
import { ConnectionFailure, isUnavailable, withConnection } from './connection-failure.ts'
import { markSessionEnded, type SessionEnd } from './guard.ts'
import { Refusal } from './refusal.ts'
import { clearSession, missingFrom, readSession } from './session.ts'
import type { Calls, Conflict, Refusal as Refused } from './wire.gen.ts'

type Method = keyof Calls
export type PathOf<M extends Method> = keyof Calls[M] & string

/** What a call is asked with: `id`, `query` and `body`, each where it has one. */
export type CallInput<M extends Method, P extends PathOf<M>> = Omit<Calls[M][P], 'answer'>

/** What it answers as `data`. */
export type Got<M extends Method, P extends PathOf<M>> = (Calls[M][P] & {
  answer: unknown
})['answer']

export interface Answer<T> {
  message: string
  data: T
}

type Envelope<T> = ({ success: true } & Answer<T>) | Refused | Conflict

/**
 * Fired when the server says that the session is over (the router then goes to the sign-in page), or
 * that the role needs a second factor first.
 */
export const sessionOver = new EventTarget()

/** Reads from the API. Throws a `Refusal` for every answer that is not a success. */
export async function getApi<P extends PathOf<'get'>>(
  path: P,
  asked: CallInput<'get', P> & { signal?: AbortSignal },
): Promise<Got<'get', P>> {
  return (await callApi<Got<'get', P>>('GET', path, asked)).data
}

/** @param asked.key the idempotency key of a save or decision that may be repeated */
export function postApi<P extends PathOf<'post'>>(
  path: P,
  asked: CallInput<'post', P> & { key?: string },
) {
  return callApi<Got<'post', P>>('POST', path, asked)
}

export function deleteApi<P extends PathOf<'delete'>>(path: P, asked: CallInput<'delete', P>) {
  return callApi<Got<'delete', P>>('DELETE', path, asked)
}

/** The same for any call. */
interface Request {
  id?: number
  query?: object
  body?: unknown
  key?: string
  signal?: AbortSignal
}

const entrances = ['/auth/login', '/auth/links/', '/auth/forgotten']

async function callApi<T>(method: string, path: string, asked: Request): Promise<Answer<T>> {
  // Who signs in, has forgotten a password or chooses one by a link is nobody yet.
  const isLogin = entrances.some((entrance) => path.startsWith(entrance))
  const headers = new Headers({ accept: 'application/json', ...inReadersLanguage() })
  if (!isLogin) headers.set('authorization', authorization())
  if (asked.key !== undefined) headers.set('idempotency-key', asked.key)
  const init: RequestInit = { method, headers, signal: asked.signal ?? null }
  if (method === 'POST' || asked.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(asked.body ?? {})
  }
  const { answer, text } = await answered(async () => {
    const answer = await fetch(addressOf(path, asked), init)
    return { answer, text: await answer.text() }
  })
  return dataOf(answer.status, parseEnvelope<T>(text), isLogin)
}

/** Asks the server, and notes how the line is. Throws a `Trouble` where there is no answer of its own. */
export async function answered<T extends { answer: Response }>(ask: () => Promise<T>): Promise<T> {
  try {
    const found = await withConnection(ask)
    const { status, headers } = found.answer
    if (isUnavailable(status)) throw new ConnectionFailure('away', retryAfter(headers))
    reportConnection('answered')
    return found
  } catch (error) {
    if (error instanceof ConnectionFailure) reportConnection(error)
    throw error
  }
}

/** Seconds until the server wants to be asked again (RFC 9110, 10.2.3), ten minutes at most. */
function retryAfter(headers: Headers): number | null {
  return Math.min(Number(headers.get('retry-after')) || 0, 600) || null
}

/** Where a call goes; what a query leaves empty is not asked. */
export function addressOf(path: string, { id, query = {} }: Request): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return `/api${path.replace('{id}', String(id))}${text && `?${text}`}`
}

/** What the server says, it says in the reader's language: every call asks for it. */
export function inReadersLanguage(): { 'accept-language': string } {
  return { 'accept-language': languageAttributes().lang }
}

/**
 * Returns the `Authorization` header of every call but signing in. Throws where no token is stored, or
 * nothing of whose it is.
 */
export function authorization(): string {
  const session = readSession()
  if (!session) throw endWithout(missingFrom() ?? 'token')
  return `Bearer ${session.token}`
}

/** The data of a success. Throws a `Refusal` for any other answer; a 401 ends the session. */
export function dataOf<T>(status: number, envelope: Envelope<T>, isLogin = false): Answer<T> {
  if (envelope.success) return { message: envelope.message, data: envelope.data }
  if (status === 401 && !isLogin) throw endSession(envelope.message)
  if (envelope.code === 'factor.first') sessionOver.dispatchEvent(new Event('unsecured'))
  const data = 'data' in envelope ? envelope.data : undefined
  throw new Refusal(status, withTimes(envelope.message), envelope.errors, data)
}

/** The API's answers are as it describes them; anything else, as from a proxy, is an internal error. */
export function parseEnvelope<T>(text: string): Envelope<T> {
  try {
    return JSON.parse(text) as Envelope<T>
  } catch {
    return { success: false, message: t('api.failed'), code: 'internal' }
  }
}

function endWithout(missing: 'token' | 'details'): Refusal {
  return endSession(missing === 'token' ? t('api.noToken') : t('api.noDetails'), missing)
}

function endSession(sentence: string, end: SessionEnd = 'over'): Refusal {
  clearSession()
  markSessionEnded(end)
  sessionOver.dispatchEvent(new Event('over'))
  return new Refusal(401, sentence)
}
