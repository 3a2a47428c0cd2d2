import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { Problem } from '#domain/problem.ts'
import { WorkerFailed, WorkerProcess } from '#domain/worker-process.ts'
import { isDamage, StoreBusy } from '#store/refusals.ts'
import type { Store } from '#store/store.ts'
import type { Import } from '../import-entries.ts'
import type { ImportReport } from '../import-report.ts'
import type { Progress } from '../progress.ts'
import { callOff, type Reply, reportIn, thrownIn, type Work } from './exchange.ts'

/** How long (ms) an import may stand still, by itself and while the server stops. */
const silence = { usual: 20_000, stopping: 1_000 }

/** How long (ms) after it was called off it may take to say so. */
const lastWord = 500

const importer = new WorkerProcess<Reply>({
  entry: 'domain/import/apart/importer.ts',
  // One thread of it is enough to share a machine with: the garbage of an import keeps two busy.
  nodeArgs: ['--max-old-space-size=512', '--single-threaded-gc', '--v8-pool-size=0'],
  idle: 30_000,
})

/** Ends an import that stands still: the server stops. One that moves comes in. */
export function hurryImport(): void {
  importer.limitSilence(silence.stopping)
}

/**
 * `importEntries` in a process of its own, so that no guest waits for it; one at a time (`importSlot`).
 * Where that process ends in the middle, nothing was written (`StoreBusy`).
 */
export async function importApart(
  store: Store,
  { collection, ...asked }: Import,
  progress: Progress,
): Promise<ImportReport> {
  // What the clock has changed is published here: the other one tells nobody.
  await tryApplyDueTransitions(store, asked.now)
  await progress.step()
  const work: Work = { place: store.location, asked: { ...asked, collection: collection.key } }
  let isCommitting = false
  let killing: NodeJS.Timeout | undefined
  const cancel = () => {
    importer.send(callOff)
    killing = setTimeout(() => isCommitting || importer.kill(), lastWord)
  }
  progress.signal.addEventListener('abort', cancel)
  let end: ImportReport | Error = new Error('an import ended without a word')
  try {
    await importer.work({ ...work }, { silence: silence.usual }, (reply) => {
      if ('done' in reply) {
        Object.assign(progress, reply)
        return false
      }
      if ('isCommitting' in reply) {
        isCommitting = true
        return false
      }
      end = 'failed' in reply ? thrownIn(reply) : reportIn(reply)
      return true
    })
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error
    if (progress.signal.aborted && !isCommitting)
      throw new Problem('conflict', importMessages.cancelled)
    throw new StoreBusy('an import ended', { cause: error })
  } finally {
    clearTimeout(killing)
    progress.signal.removeEventListener('abort', cancel)
  }
  if (!(end instanceof Error)) return end
  if (isDamage(end)) store.health.damage = end
  throw end
}
