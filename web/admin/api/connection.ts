import { useSyncExternalStore } from 'react'
import { t } from '#web/admin/i18n/translate.ts'

/** The connection to the server, as the last calls found it. */
export type Connection = 'up' | 'offline' | 'away'

let line: Connection = 'up'
const listeners = new Set<() => void>()

/** Reports whether a call was answered. */
export function reportConnection(met: 'answered' | ConnectionFailure): void {
  setLine(met === 'answered' ? 'up' : met.kind === 'offline' ? 'offline' : 'away')
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, () => line)
}

/** Calls back when the connection breaks or returns. Returns what ends that. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function isConnected(): boolean {
  return line === 'up'
}

function setLine(next: Connection): void {
  if (next === line) return
  line = next
  for (const listener of listeners) listener()
}

/** Watches the browser's online and offline events. Returns what ends that. */
export function watchConnection(): () => void {
  const offline = () => setLine('offline')
  const online = () => setLine('up')
  window.addEventListener('offline', offline)
  window.addEventListener('online', online)
  if (!navigator.onLine) offline()
  return () => {
    window.removeEventListener('offline', offline)
    window.removeEventListener('online', online)
  }
}

/** Why a call has no response, as far as browsers can tell. */
type FailureKind = 'offline' | 'lost' | 'away'

const sentences = {
  offline: 'api.offline',
  lost: 'api.lost',
  away: 'api.unavailable',
} as const satisfies Record<FailureKind, string>

/**
 * A call without a response: the browser is offline, the connection broke, or a proxy (or a server
 * that starts or stops) reports it unavailable. Unless the browser was offline the call may have
 * been processed. Unlike an `ApiError` it can be repeated as it is.
 */
export class ConnectionFailure extends Error {
  readonly kind: FailureKind
  /** Seconds of `Retry-After`, where the server sent it. */
  readonly after: number | null

  constructor(kind: FailureKind, after: number | null = null) {
    super(t(sentences[kind]))
    this.name = 'Trouble'
    this.kind = kind
    this.after = after
  }
}

/** Whether proxies, or the server while it starts or stops, report it unavailable. */
export function isUnavailable(status: number): boolean {
  return status === 502 || status === 503 || status === 504
}

/** Runs a call; throws a `ConnectionFailure` for a broken connection, and an abort as it is. */
export async function withConnection<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ConnectionFailure(navigator.onLine ? 'lost' : 'offline')
  }
}
