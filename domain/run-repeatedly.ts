interface Pace {
  /** How often (ms) a round begins, if the one before it is over. */
  look: number
  /** Told why a round failed; the next one begins all the same. Not told of what stopping breaks off. */
  failed(error: unknown): void
}

/** Work behind everybody's back, one round at a time: now, and again and again until `stop`, which waits for its end. */
export function runRepeatedly(
  round: (stopping: AbortSignal) => Promise<void>,
  { look, failed }: Pace,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let working: Promise<void> | null = null

  function wake(): void {
    working ??= round(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) failed(error)
      })
      .finally(() => {
        working = null
      })
  }

  wake()
  const timer = setInterval(wake, look).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await working
    },
  }
}
