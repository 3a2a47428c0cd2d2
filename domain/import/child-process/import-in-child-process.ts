import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import type { TranslationImport } from '#domain/import/translations/import-translations.ts'
import { Problem } from '#domain/problem.ts'
import { WorkerFailed, WorkerProcess } from '#domain/worker-process.ts'
import type { Store } from '#store/store.ts'
import { isDamage, StoreBusy } from '#store/store-errors.ts'
import type { Import } from '../import-entries.ts'
import type { ImportReport } from '../import-report.ts'
import type { Progress } from '../progress.ts'
import { cancelMessage, type Reply, reportIn, thrownIn, type Work } from './exchange.ts'

/**
 * Milliseconds without progress until the import is given up, usually and while the server stops. Usually
 * 25 s, because its low priority may leave it a tenth of a core on a busy machine.
 */
const silence = { usual: 25_000, stopping: 1_000 }

/** Milliseconds after cancelling until the process is killed. */
const cancelTimeout = 500

const importer = new WorkerProcess<Reply>({
  entry: 'domain/import/child-process/importer.ts',
  // One thread: the garbage collection of an import would keep a second one busy.
  nodeArgs: ['--max-old-space-size=512', '--single-threaded-gc', '--v8-pool-size=0'],
  idle: 30_000,
})

function workInput(input: Import | TranslationImport): Work['input'] {
  return 'collection' in input ? { ...input, collection: input.collection.key } : input
}

/** Ends an import that makes no progress, because the server stops. Others finish. */
export function limitImportSilence(): void {
  importer.limitSilence(silence.stopping)
}

/**
 * Runs `importEntries` or `importTranslations` in a process of its own, so that it delays no request; one at a time
 * (`importSlot`). Throws `StoreBusy` where the process ended: nothing was written.
 */
export async function importInChildProcess(
  store: Store,
  input: Import | TranslationImport,
  progress: Progress,
): Promise<ImportReport> {
  // Published here: the other process does not notify this one.
  await tryApplyDueTransitions(store, input.now)
  await progress.step()
  const work: Work = { location: store.location, input: workInput(input) }
  let isCommitting = false
  let killing: NodeJS.Timeout | undefined
  const cancel = () => {
    importer.send(cancelMessage)
    killing = setTimeout(() => isCommitting || importer.kill(), cancelTimeout)
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
  if (!(end instanceof Error)) {
    // It may have changed groups, by which pages differ; without this they are stale until the poll.
    await store.publications.refresh().catch(() => undefined)
    return end
  }
  if (isDamage(end)) store.health.damage = end
  throw end
}
