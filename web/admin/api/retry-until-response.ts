import { useEffect, useRef, useState } from 'react'
import { ConnectionFailure, onConnectionChange } from './connection.ts'

interface RetryOptions {
  /** Ends the retries; the last failure is thrown. */
  signal: AbortSignal
  /** Called for each attempt without a response. */
  onFailure: (failure: ConnectionFailure) => void
}

/** Seconds between attempts; the last value repeats. */
const pauses = [1, 2, 4, 8, 15] as const

/** Returns the seconds to wait after that many failed attempts. */
export function retryDelay(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length - 1)] ?? 1
}

/**
 * Repeats a call until there is a response, whatever it says, after a growing pause or that of
 * `Retry-After`. Only a call that the browser could not send at all is repeated at once when the
 * connection is back: otherwise other calls that succeed meanwhile would each cause a repetition.
 * @param call gets the failure of an earlier attempt that may have arrived
 */
export async function untilResponse<T>(
  call: (before: ConnectionFailure | null) => Promise<T>,
  { signal, onFailure }: RetryOptions,
): Promise<T> {
  let before: ConnectionFailure | null = null
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await call(before)
    } catch (error) {
      if (!(error instanceof ConnectionFailure) || signal.aborted) throw error
      // An attempt that may have arrived stays one.
      if (before === null || before.kind === 'offline') before = error
      onFailure(error)
      const seconds = error.after ?? retryDelay(attempts)
      await pause(seconds, { signal, endsOnReconnect: error.kind === 'offline' })
      if (signal.aborted) throw error
    }
  }
}

interface PauseOptions {
  signal: AbortSignal
  /** Whether a change of the connection ends the pause early. */
  endsOnReconnect: boolean
}

function pause(seconds: number, { signal, endsOnReconnect }: PauseOptions): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, seconds * 1_000)
    const stopListening = endsOnReconnect ? onConnectionChange(end) : () => undefined
    signal.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}

/** A call without a response that is being retried. */
export interface PendingCall {
  failure: ConnectionFailure
  stop: () => void
}

export interface Retry {
  waiting: PendingCall | null
  /** Retries until there is a response; throws the last `ConnectionFailure` when stopped. */
  until: <T>(call: (before: ConnectionFailure | null) => Promise<T>) => Promise<T>
}

/** Retries one card's calls while the connection is broken; leaving the screen ends that. */
export function useRetry(): Retry {
  const [waiting, setWaiting] = useState<PendingCall | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function until<T>(call: (before: ConnectionFailure | null) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    running.current = controller
    const stop = () => controller.abort()
    try {
      return await untilResponse(call, {
        signal: controller.signal,
        onFailure: (failure) => setWaiting({ failure: failure, stop }),
      })
    } finally {
      setWaiting(null)
    }
  }

  return { waiting, until }
}
