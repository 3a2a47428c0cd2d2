// A process of its own that takes tables in, one at a time: what guests ask for does not wait for it,
// and what it needs of memory goes back when it ends. Started by import-apart.ts, natively.
import { setPriority } from 'node:os'
import { collections } from '#catalogue/catalogue.ts'
import { openSecondStore } from '#store/store.ts'
import { importEntries } from '../import-entries.ts'
import { importReport } from '../import-report.ts'
import { Progress } from '../progress.ts'
import { callOff, failedReply, type Reply, reportReply, type Work } from './exchange.ts'

/** How often (ms) it says how far it is. */
const often = 100

// It makes way for answers. Little more than that: who waits to write waits for it.
setPriority(10)

let running: Progress | null = null

process.on('message', (said: Work | typeof callOff) => {
  if (said === callOff) running?.cancel()
  else void take(said)
})
// Whoever ends a service tells all of its processes: what is being taken in is its parent's to end.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (!running) process.exit(0)
  })
// A transaction that is open ends with it.
process.on('disconnect', () => process.exit(0))

async function take({ place, asked }: Work): Promise<void> {
  const progress = new Progress()
  running = progress
  progress.beforeCommit = () => reply({ isCommitting: true })
  let last = 0
  // Nothing is said while nothing moves, by which the parent knows that it hangs.
  const telling = setInterval(() => {
    const { done, total, steps } = progress
    if (steps === last) return
    last = steps
    void reply({ done, total })
  }, often)
  const end = await outcome({ place, asked }, progress).catch(failedReply)
  clearInterval(telling)
  running = null
  await reply(end)
}

async function outcome({ place, asked }: Work, progress: Progress): Promise<Reply> {
  const collection = collections.find(({ key }) => key === asked.collection)
  if (!collection) throw new Error(`there is no collection ${asked.collection}`)
  const store = openSecondStore(place)
  try {
    return reportReply(importReport(await importEntries(store, { ...asked, collection }, progress)))
  } finally {
    await store.close()
  }
}

/** Resolves once it is on its way. */
async function reply(said: Reply): Promise<void> {
  await new Promise<void>((sent) => process.send?.(said, undefined, {}, () => sent()))
}
