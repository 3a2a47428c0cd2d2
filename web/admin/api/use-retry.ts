import { useEffect, useRef, useState } from 'react'
import type { ConnectionFailure } from './connection-failure.ts'
import { untilAnswered } from './until-answered.ts'

/** A call without an answer that is being retried. */
export interface PendingCall {
  failure: ConnectionFailure
  stop: () => void
}

export interface Retry {
  waiting: PendingCall | null
  /** Retries until there is an answer; throws the last `ConnectionFailure` when stopped. */
  until: <T>(call: (before: ConnectionFailure | null) => Promise<T>) => Promise<T>
}

/** Retries one card's calls while the connection is broken; leaving the screen ends that. */
export function useRetry(): Retry {
  const [waiting, setWaiting] = useState<PendingCall | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function until<T>(call: (before: ConnectionFailure | null) => Promise<T>): Promise<T> {
    const own = new AbortController()
    running.current = own
    const stop = () => own.abort()
    try {
      return await untilAnswered(call, {
        signal: own.signal,
        onFailure: (failure) => setWaiting({ failure: failure, stop }),
      })
    } finally {
      setWaiting(null)
    }
  }

  return { waiting, until }
}
