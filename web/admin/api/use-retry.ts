import { useEffect, useRef, useState } from 'react'
import type { ConnectionFailure } from './connection-failure.ts'
import { untilAnswered } from './until-answered.ts'

/** A call that nobody has answered yet, and that is tried again by itself. */
export interface PendingCall {
  trouble: ConnectionFailure
  stop: () => void
}

export interface Trying {
  /** Null while every try was answered. */
  waiting: PendingCall | null
  /** Tries until there is an answer; throws the last `Trouble` when it was stopped. */
  until: <T>(call: (before: ConnectionFailure | null) => Promise<T>) => Promise<T>
}

/** Calls of one card that go on by themselves while the line is broken; leaving the screen ends them. */
export function useRetry(): Trying {
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
        trouble: (failure) => setWaiting({ trouble: failure, stop }),
      })
    } finally {
      setWaiting(null)
    }
  }

  return { waiting, until }
}
