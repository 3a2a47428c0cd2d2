import cluster from 'node:cluster'
import { once } from 'node:events'
import { addPublication } from '#store/content/ledger.ts'
import { openStore } from '#store/store.ts'
import { relayMessages } from '../workers.ts'

/**
 * Two workers on one SQLite file, in the folder that the call names: one publishes, the other
 * prints that it has heard of it. Neither looks by itself.
 */
/** A change of what guests see. */
const change = {
  subject: 'home.icm',
  entry_id: 0,
  language: '',
  cause: 'decision',
  campaign: null,
  revision_id: null,
  former_id: null,
} as const

const [, , dataDir = ''] = process.argv
if (cluster.isPrimary) await run()
else await work(process.env.PUBLISHES === 'yes')

async function run(): Promise<void> {
  relayMessages()
  const hearing = cluster.fork({ PUBLISHES: 'no' })
  await once(hearing, 'message')
  const publishing = cluster.fork({ PUBLISHES: 'yes' })
  await once(hearing, 'exit')
  if (!publishing.isDead()) await once(publishing, 'exit')
}

async function work(publishes: boolean): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir })
  store.publications.stop()
  if (publishes) {
    await store.write((tx) => addPublication(tx, { ...change, at: new Date().toISOString() }))
    process.stdout.write(`published ${store.publications.sequence}\n`)
  } else {
    const heard = new Promise<void>((resolve) => {
      store.publications.onChange(() => resolve())
    })
    process.send?.('ready')
    await heard
    process.stdout.write(`heard ${store.publications.sequence}\n`)
  }
  await store.close()
  process.disconnect?.()
}
