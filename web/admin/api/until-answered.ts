import { listenToLine } from './line.ts'
import { Trouble } from './trouble.ts'

interface Trying {
  /** Ends the trying: the last trouble is thrown then. */
  signal: AbortSignal
  /** Told of every try that was not answered. */
  trouble: (met: Trouble) => void
}

/** Seconds between two tries; the last one goes on for good. */
const pauses = [1, 2, 4, 8, 15] as const

/**
 * Tries until there is an answer, whatever it says: after a pause that grows, and at once when the
 * line comes back.
 *
 * @param call is told of the trouble that the try before it met: what it sends may have arrived then
 */
export async function untilAnswered<T>(
  call: (before: Trouble | null) => Promise<T>,
  { signal, trouble }: Trying,
): Promise<T> {
  let before: Trouble | null = null
  for (let tries = 0; ; tries += 1) {
    try {
      return await call(before)
    } catch (error) {
      if (!(error instanceof Trouble) || signal.aborted) throw error
      // Once it may have arrived, it may have from then on.
      if (before === null || before.kind === 'offline') before = error
      trouble(error)
      await pause(error.after ?? pauses[Math.min(tries, pauses.length - 1)] ?? 1, signal)
      if (signal.aborted) throw error
    }
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, seconds * 1_000)
    const stopListening = listenToLine(end)
    signal.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
