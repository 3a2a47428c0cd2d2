import { setTimeout as pause } from 'node:timers/promises'

/** Every write and every page is answered within this (ms), whatever is away: on a quiet machine. */
export const responseTimeout = 6_000

/** What has not come by then (ms) does not come, however busy the machine is. */
export const longest = 60_000

/** What came back from a call of the API. */
export interface CallResponse {
  /** 0: no response, whole or begun. */
  status: number
  /** Why there is none: there was no connection, or it was cut before or within a response, or nothing came. */
  lack: 'no answer began' | 'an answer was cut' | 'nothing came' | null
  retryAfter: string | null
  /** What a refusal says, as a program reads it. */
  code: string | null
  data: { id?: number; token?: string; galleries?: { id: number }[] } | undefined
}

/** A call of the API with a JSON body. */
export function call(url: string, token: string, path: string, body: object) {
  return send(url, token, path, { 'content-type': 'application/json' }, JSON.stringify(body))
}

export async function send(
  url: string,
  token: string,
  path: string,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<CallResponse> {
  const signal = AbortSignal.timeout(longest)
  const sent = { ...headers, authorization: `Bearer ${token}` }
  let hasBegun = false
  try {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: sent,
      body,
      signal,
    })
    hasBegun = true
    const { data, code = null } = (await response.json()) as Partial<CallResponse>
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, lack: null, retryAfter, code, data }
  } catch {
    const lack = hasBegun ? 'an answer was cut' : 'no answer began'
    const none = { status: 0, retryAfter: null, code: null, data: undefined }
    return { ...none, lack: signal.aborted ? 'nothing came' : lack }
  }
}

/** A response in words: `409 stale`, `no response began`. */
export function wordsOf({ status, lack, code }: CallResponse): string {
  return lack ?? [status, ...(status === 200 || code === null ? [] : [code])].join(' ')
}

/** Comes again as often as it is told to, as clients do whom a busy node refuses; `told` hears of each time. */
export async function asTold<T extends CallResponse>(
  ask: () => Promise<T>,
  told: (response: T) => void = () => undefined,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const response = await ask()
    if (response.retryAfter === null || tries === 30) return response
    told(response)
    await pause(Number(response.retryAfter) * 1000)
  }
}
