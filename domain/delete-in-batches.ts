import { setTimeout as pause } from 'node:timers/promises'

const batchSize = 500
/** In ms: other transactions go first. */
const pauseAfterBatch = 5

/** Calls `remove` until nothing is left or `stopping` aborts. Returns how many rows were deleted. */
export async function deleteInBatches(
  stopping: AbortSignal | undefined,
  remove: (most: number) => Promise<number>,
): Promise<number> {
  let deleted = 0
  while (!stopping?.aborted) {
    const count = await remove(batchSize)
    deleted += count
    if (count < batchSize) break
    await pause(pauseAfterBatch)
  }
  return deleted
}

export async function pauseBetweenBatches(): Promise<void> {
  await pause(pauseAfterBatch)
}
