// A process that imports tables, one at a time. Requests do not wait for it, and its memory is freed
// when it ends. Started by import-in-child-process.ts, without a build step.
import { setPriority } from 'node:os'
import { collections } from '#catalogue/catalogue.ts'
import { importTranslations } from '#domain/import/translations/import-translations.ts'
import { openSecondStore, type Store } from '#store/store.ts'
import { type Imported, importEntries } from '../import-entries.ts'
import { importReport } from '../import-report.ts'
import { Progress } from '../progress.ts'
import { cancelMessage, failedReply, type Reply, reportReply, type Work } from './exchange.ts'

/** Milliseconds between reports of the progress. */
const reportInterval = 100

// Below the server's priority, but not much: writers wait for its transaction.
setPriority(10)

let running: Progress | null = null

process.on('message', (message: Work | typeof cancelMessage) => {
  if (message === cancelMessage) running?.cancel()
  else void runImport(message)
})
// A service manager signals all processes of a service: the parent ends a running import.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (!running) process.exit(0)
  })
// An open transaction is rolled back.
process.on('disconnect', () => process.exit(0))

async function runImport({ location, input }: Work): Promise<void> {
  const progress = new Progress()
  running = progress
  progress.beforeCommit = () => reply({ isCommitting: true })
  let last = 0
  // Nothing is sent without progress, by which the parent notices that it hangs.
  const reporting = setInterval(() => {
    const { done, total, steps } = progress
    if (steps === last) return
    last = steps
    void reply({ done, total })
  }, reportInterval)
  const end = await outcome({ location, input }, progress).catch(failedReply)
  clearInterval(reporting)
  running = null
  await reply(end)
}

async function outcome({ location, input }: Work, progress: Progress): Promise<Reply> {
  const store = openSecondStore(location)
  try {
    return reportReply(importReport(await runIn(store, input, progress)))
  } finally {
    await store.close()
  }
}

function runIn(
  store: Pick<Store, 'db' | 'write'>,
  input: Work['input'],
  progress: Progress,
): Promise<Imported> {
  if (!('collection' in input)) return importTranslations(store, input, progress)
  const collection = collections.find(({ key }) => key === input.collection)
  if (!collection) throw new Error(`there is no collection ${input.collection}`)
  return importEntries(store, { ...input, collection }, progress)
}

/** Resolves once the message is sent. */
async function reply(message: Reply): Promise<void> {
  await new Promise<void>((sent) => process.send?.(message, undefined, {}, () => sent()))
}
