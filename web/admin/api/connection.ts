import { useSyncExternalStore } from 'react'
import type { ConnectionFailure } from './connection-failure.ts'

/** How the line to the server is, as the last calls met it. */
export type Connection = 'up' | 'offline' | 'away'

let line: Connection = 'up'
const listeners = new Set<() => void>()

/** Every call says how it went: answered, whatever the answer, or not. */
export function reportConnection(met: 'answered' | ConnectionFailure): void {
  setLine(met === 'answered' ? 'up' : met.kind === 'offline' ? 'offline' : 'away')
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, () => line)
}

/** Calls back whenever the line breaks or comes back. Gives what ends it. */
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

/** Hears at once what the browser knows by itself. Gives what ends it. */
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
