import { setTimeout as pause } from 'node:timers/promises'

/** Rows in one transaction, and how long (ms) others go first after it. */
const part = 500
const rest = 5

/** Removes part by part until nothing is left; `stopping` ends it between two. Gives how many are gone. */
export async function deleteInBatches(
  stopping: AbortSignal | undefined,
  remove: (most: number) => Promise<number>,
): Promise<number> {
  let gone = 0
  while (!stopping?.aborted) {
    const count = await remove(part)
    gone += count
    if (count < part) break
    await pause(rest)
  }
  return gone
}

/** Others go first. */
export async function pauseBetweenBatches(): Promise<void> {
  await pause(rest)
}
