import cluster from 'node:cluster'

/** The message between workers; the primary process passes it on (`workers.ts`). */
const news = 'linecheck: published'

export interface SiblingWorkers {
  notify(): void
  listen(onNews: () => void): () => void
}

export function findSiblingWorkers(): SiblingWorkers | null {
  if (!cluster.isWorker) return null
  return {
    // The channel closes before the last write is done when the process is stopped.
    notify: () => process.send?.(news, undefined, {}, () => undefined),
    listen(onNews) {
      const hear = (message: unknown) => {
        if (message === news) onNews()
      }
      process.on('message', hear)
      return () => process.off('message', hear)
    },
  }
}
