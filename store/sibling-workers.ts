import cluster from 'node:cluster'

/** What workers say to each other; the process that started them passes it on (`workers.ts`). */
const news = 'linecheck: published'

/** The other workers of this machine: they are told at once what one of them has published. */
export interface SiblingWorkers {
  notify(): void
  /** Calls `onNews` whenever another has published, until the returned function is called. */
  listen(onNews: () => void): () => void
}

/** The neighbours of this process; null where it is the only one. */
export function findSiblingWorkers(): SiblingWorkers | null {
  if (!cluster.isWorker) return null
  return {
    // The channel closes before the last write is done when the process is told to stop.
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
