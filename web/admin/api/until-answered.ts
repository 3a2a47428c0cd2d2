import { onConnectionChange } from './connection.ts'
import { ConnectionFailure } from './connection-failure.ts'

interface Trying {
  /** Ends the retries; the last failure is thrown. */
  signal: AbortSignal
  /** Called for each attempt without an answer. */
  trouble: (met: ConnectionFailure) => void
}

/** Seconds between attempts; the last value repeats. */
const pauses = [1, 2, 4, 8, 15] as const

/** Returns the seconds to wait after that many failed attempts. */
export function pauseAfter(tries: number): number {
  return pauses[Math.min(tries, pauses.length - 1)] ?? 1
}

/**
 * Tries until there is an answer, whatever it says: after a pause that grows, or that the server asks
 * for by `Retry-After`. Only a try that the browser could not send at all is made at once when the
 * connection is back. Otherwise other calls that succeed meanwhile would each cause another try.
 *
 * @param call is told of the trouble that the try before it met: what it sends may have arrived then
 */
export async function untilAnswered<T>(
  call: (before: ConnectionFailure | null) => Promise<T>,
  { signal, trouble }: Trying,
): Promise<T> {
  let before: ConnectionFailure | null = null
  for (let tries = 0; ; tries += 1) {
    try {
      return await call(before)
    } catch (error) {
      if (!(error instanceof ConnectionFailure) || signal.aborted) throw error
      // An attempt that may have arrived stays one.
      if (before === null || before.kind === 'offline') before = error
      trouble(error)
      const seconds = error.after ?? pauseAfter(tries)
      await pause(seconds, { signal, endsWithLine: error.kind === 'offline' })
      if (signal.aborted) throw error
    }
  }
}

interface Ends {
  signal: AbortSignal
  /** Whether a change of the connection ends the pause early. */
  endsWithLine: boolean
}

function pause(seconds: number, { signal, endsWithLine }: Ends): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, seconds * 1_000)
    const stopListening = endsWithLine ? onConnectionChange(end) : () => undefined
    signal.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
