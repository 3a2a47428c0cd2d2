import { formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { languageAttributes, t } from '#web/admin/i18n/translate.ts'
import { ApiError } from './api-error.ts'
import { ConnectionFailure, isUnavailable, reportConnection, withConnection } from './connection.ts'
import { markSessionEnded, type SessionEnd } from './guard.ts'
import { clearSession, missingFrom, readSession } from './session.ts'
import type { Calls, Conflict, Refusal as Refused } from './wire.gen.ts'

type Method = keyof Calls
export type PathOf<M extends Method> = keyof Calls[M] & string

/** A call's `id`, `query` and `body`, where it has them. */
export type CallInput<M extends Method, P extends PathOf<M>> = Omit<Calls[M][P], 'response'>

/** A call's `data`. */
export type Got<M extends Method, P extends PathOf<M>> = (Calls[M][P] & {
  response: unknown
})['response']

export interface ApiResponse<T> {
  message: string
  data: T
}

type Envelope<T> = ({ success: true } & ApiResponse<T>) | Refused | Conflict

/** Fires `over` when the session has ended, and `unsecured` when the role needs a second factor. */
export const sessionOver = new EventTarget()

/** Reads from the API. Throws an `ApiError` for every response that is not a success. */
export async function getApi<P extends PathOf<'get'>>(
  path: P,
  input: CallInput<'get', P> & { signal?: AbortSignal },
): Promise<Got<'get', P>> {
  return (await callApi<Got<'get', P>>('GET', path, input)).data
}

/** Posts to the API like `getApi`; `key` is the idempotency key of a save that may be repeated. */
export function postApi<P extends PathOf<'post'>>(
  path: P,
  input: CallInput<'post', P> & { key?: string; signal?: AbortSignal },
) {
  return callApi<Got<'post', P>>('POST', path, input)
}

export function deleteApi<P extends PathOf<'delete'>>(path: P, input: CallInput<'delete', P>) {
  return callApi<Got<'delete', P>>('DELETE', path, input)
}

interface Request {
  id?: number
  query?: object
  body?: unknown
  key?: string
  signal?: AbortSignal
}

const openPaths = ['/auth/login', '/auth/links/', '/auth/forgotten']

async function callApi<T>(method: string, path: string, input: Request): Promise<ApiResponse<T>> {
  // Signing in, resetting a password and following a link need no session.
  const isLogin = openPaths.some((open) => path.startsWith(open))
  const headers = new Headers({ accept: 'application/json', ...languageHeader() })
  if (!isLogin) headers.set('authorization', authorization())
  if (input.key !== undefined) headers.set('idempotency-key', input.key)
  const init: RequestInit = { method, headers, signal: input.signal ?? null }
  if (method === 'POST' || input.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(input.body ?? {})
  }
  const { response, text } = await fetchResponse(async () => {
    const response = await fetch(addressOf(path, input), init)
    return { response, text: await response.text() }
  })
  return dataOf(response.status, parseEnvelope<T>(text), isLogin)
}

/** Makes the call and reports the connection. Throws a `ConnectionFailure` without a response. */
export async function fetchResponse<T extends { response: Response }>(
  ask: () => Promise<T>,
): Promise<T> {
  try {
    const result = await withConnection(ask)
    const { status, headers } = result.response
    if (isUnavailable(status)) throw new ConnectionFailure('away', retryAfter(headers))
    reportConnection('answered')
    return result
  } catch (error) {
    if (error instanceof ConnectionFailure) reportConnection(error)
    throw error
  }
}

/** Returns the seconds of `Retry-After` (RFC 9110, 10.2.3), at most ten minutes. */
function retryAfter(headers: Headers): number | null {
  return Math.min(Number(headers.get('retry-after')) || 0, 600) || null
}

/** Returns a call's address, without empty parameters. */
export function addressOf(path: string, { id, query = {} }: Request): string {
  const parameters = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const text = new URLSearchParams(
    parameters.map(([name, value]) => [name, String(value)]),
  ).toString()
  return `/api${path.replace('{id}', String(id))}${text && `?${text}`}`
}

/** Returns the header that asks for sentences in the reader's language. */
export function languageHeader(): { 'accept-language': string } {
  return { 'accept-language': languageAttributes().lang }
}

/** Returns the `Authorization` header. Throws where no token or no user details are stored. */
export function authorization(): string {
  const session = readSession()
  if (!session) throw endWithout(missingFrom() ?? 'token')
  return `Bearer ${session.token}`
}

/** Returns the data of a success. Throws an `ApiError` for other responses; a 401 ends the session. */
export function dataOf<T>(status: number, envelope: Envelope<T>, isLogin = false): ApiResponse<T> {
  if (envelope.success) return { message: envelope.message, data: envelope.data }
  if (status === 401 && !isLogin) throw endSession(envelope.message)
  if (envelope.code === 'factor.first') sessionOver.dispatchEvent(new Event('unsecured'))
  const data = 'data' in envelope ? envelope.data : undefined
  throw new ApiError(status, formatTimesIn(envelope.message), envelope.errors, data)
}

/** Parses a response; anything but the API's JSON, as from a proxy, is an internal error. */
export function parseEnvelope<T>(text: string): Envelope<T> {
  try {
    return JSON.parse(text) as Envelope<T>
  } catch {
    return { success: false, message: t('api.failed'), code: 'internal' }
  }
}

function endWithout(missing: 'token' | 'details'): ApiError {
  return endSession(missing === 'token' ? t('api.noToken') : t('api.noDetails'), missing)
}

function endSession(sentence: string, end: SessionEnd = 'over'): ApiError {
  clearSession()
  markSessionEnded(end)
  sessionOver.dispatchEvent(new Event('over'))
  return new ApiError(401, sentence)
}
