import { useState } from 'react'
import { ConnectionFailure } from './connection.ts'

interface Keyed<Sent> {
  step: string
  key: string
  sent: Sent
  /** It was sent without a response, so the server may have it. */
  mayHaveArrived: boolean
}

/** Sends what `make` returns, or what was sent before and may have arrived; returns it with the response. */
export type SendKeyed<Sent> = <T>(
  step: string,
  make: () => Sent,
  call: (sent: Sent, key: string) => Promise<T>,
) => Promise<{ sent: Sent; response: T }>

/**
 * Returns a function that sends each save under a key of its own. While a response is missing, the same
 * step repeats the same request with the same key, so that nothing is saved twice; what was typed
 * meanwhile is sent by the next save.
 */
export function useKeyed<Sent>(): SendKeyed<Sent> {
  const [send] = useState(() => keyedSender<Sent>())
  return send
}

export function keyedSender<Sent>(): SendKeyed<Sent> {
  let pending: Keyed<Sent> | null = null
  return async (step, make, call) => {
    const before = pending?.step === step ? pending : null
    const keyed = before ?? { step, key: newKey(), sent: make(), mayHaveArrived: false }
    pending = keyed
    try {
      const response = await call(keyed.sent, keyed.key)
      pending = null
      return { sent: keyed.sent, response }
    } catch (error) {
      const isUnanswered = error instanceof ConnectionFailure
      if (isUnanswered && error.kind !== 'offline') keyed.mayHaveArrived = true
      if (!isUnanswered || !keyed.mayHaveArrived) pending = null
      throw error
    }
  }
}

/** Returns a random key. `randomUUID` exists on https and localhost only. */
export function newKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3))
  return `new-${Array.from(numbers, (number) => number.toString(36)).join('-')}`
}
