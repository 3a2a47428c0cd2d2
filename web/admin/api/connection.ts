import { useSyncExternalStore } from 'react'
import type { ConnectionFailure } from './connection-failure.ts'

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
