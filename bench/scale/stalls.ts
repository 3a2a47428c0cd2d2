import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** How long (ms) a thread has kept everybody else waiting at most, since it was asked last. */
export interface Stalls {
  take(): Promise<number>
}

/** Those of this process. */
export function ownStalls(): Stalls {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  return {
    async take() {
      // Until it has noticed the last one.
      await pause(3)
      const most = delays.max / 1e6
      delays.reset()
      return most
    },
  }
}

/** Those of `entry-server.ts` at this address. */
export function serverStalls(url: string): Stalls {
  return {
    take: async () => Number(await fetch(`${url}/stall`).then((response) => response.text())),
  }
}
