import { messages } from '#catalogue/messages/messages.ts'
import type { Envelope } from '#catalogue/wire.ts'
import { markSessionEnded } from '#web/admin/session/guard.ts'
import { clearSession, readSession } from '#web/admin/session/session.ts'
import { Refusal } from './refusal.ts'

export interface Answer<T> {
  message: string
  data: T
}

/** Fired when the server says that the session is over; the router then goes to the sign-in page. */
export const sessionOver = new EventTarget()

/** Reads from the API. Throws a `Refusal` for every answer that is not a success. */
export async function getApi<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await callApi<T>(path, { method: 'GET', signal: signal ?? null })).data
}

export function postApi<T>(path: string, body: unknown): Promise<Answer<T>> {
  return callApi<T>(path, { method: 'POST', body: JSON.stringify(body) })
}

export function deleteApi<T>(path: string): Promise<Answer<T>> {
  return callApi<T>(path, { method: 'DELETE' })
}

async function callApi<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  const isLogin = path === '/auth/login'
  const headers = new Headers({ accept: 'application/json' })
  if (!isLogin) headers.set('authorization', authorization())
  if (init.body) headers.set('content-type', 'application/json')
  const answer = await fetch(`/api${path}`, { ...init, headers })
  return settle(answer.status, parseEnvelope<T>(await answer.text()), isLogin)
}

/** The `Authorization` header of every call but signing in. Throws when nobody is signed in. */
export function authorization(): string {
  const session = readSession()
  if (!session) throw endSession(messages.noToken)
  return `Bearer ${session.token}`
}

/** The data of a success. Throws a `Refusal` for any other answer; a 401 ends the session. */
export function settle<T>(status: number, envelope: Envelope<T>, isLogin = false): Answer<T> {
  if (envelope.success) return { message: envelope.message, data: envelope.data }
  if (status === 401 && !isLogin) throw endSession(envelope.message)
  const data = 'data' in envelope ? envelope.data : undefined
  throw new Refusal(status, envelope.message, envelope.errors, data)
}

/** The API's answers are its own (`wire.ts`); anything else, as from a proxy, is an internal error. */
export function parseEnvelope<T>(text: string): Envelope<T> {
  try {
    return JSON.parse(text) as Envelope<T>
  } catch {
    return { success: false, message: messages.internal }
  }
}

function endSession(sentence: string): Refusal {
  clearSession()
  markSessionEnded(true)
  sessionOver.dispatchEvent(new Event('over'))
  return new Refusal(401, sentence)
}
