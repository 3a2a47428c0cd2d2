import { messages } from '#catalogue/messages.ts'
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

async function callApi<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  const isLogin = path === '/auth/login'
  const session = readSession()
  if (!session && !isLogin) throw endSession(messages.noToken)
  const headers = new Headers({ accept: 'application/json' })
  if (init.body) headers.set('content-type', 'application/json')
  if (session && !isLogin) headers.set('authorization', `Bearer ${session.token}`)
  const answer = await fetch(`/api${path}`, { ...init, headers })
  const envelope = await readEnvelope<T>(answer)
  if (envelope.success) return { message: envelope.message, data: envelope.data }
  if (answer.status === 401 && !isLogin) throw endSession(envelope.message)
  const data = 'data' in envelope ? envelope.data : undefined
  throw new Refusal(answer.status, envelope.message, envelope.errors, data)
}

/** The API's answers are its own (`wire.ts`); anything else, as from a proxy, is an internal error. */
async function readEnvelope<T>(answer: Response): Promise<Envelope<T>> {
  try {
    return (await answer.json()) as Envelope<T>
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
