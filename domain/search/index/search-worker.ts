// The thread that holds the index of the site's search; `search-thread.ts` starts it.
import { parentPort } from 'node:worker_threads'
import type { FromIndex, ToIndex } from './messages.ts'
import { SearchIndex } from './search-index.ts'

const index = new SearchIndex()

parentPort?.on('message', (message: ToIndex) => {
  if (!('id' in message)) return change(message)
  try {
    parentPort?.postMessage(respond(message))
  } catch (error) {
    parentPort?.postMessage({ id: message.id, error: String(error) } satisfies FromIndex)
  }
})

/** Applies a change. An error ends the thread: an index that has missed a change is built again. */
function change(message: Exclude<ToIndex, { id: number }>): void {
  if (message.do === 'clear') index.clear()
  else if (message.do === 'words') index.addLocationWords(message.words)
  else for (const [entry, documents] of message.entries) index.replace(entry, documents)
}

function respond(message: Extract<ToIndex, { id: number }>): FromIndex {
  const { id } = message
  if (message.do === 'near') return { id, near: index.nearLocationWords(message.words) }
  return { id, hits: index.search(message.query) }
}
