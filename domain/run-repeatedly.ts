interface Pace {
  /** Milliseconds between the starts of two rounds; a round that still runs is not started twice. */
  look: number
  /** Called when a round fails, except while stopping; the next one begins all the same. */
  failed(error: unknown): void
}

/** Runs a background job now and repeatedly, one round at a time, until `stop`, which waits for its end. */
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
