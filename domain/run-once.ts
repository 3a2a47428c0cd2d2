import { messages } from '#catalogue/messages/messages.ts'
import {
  claimKey,
  type KeyedRequest,
  storeResponse,
} from '#store/idempotency/idempotent-responses.ts'
import type { Store } from '#store/store.ts'
import { Problem } from './problem.ts'

/**
 * Runs a request once per person and key, and returns its response; a repeated key returns the response
 * that the first run stored. Key, work and answer are one transaction: whatever `work` reads and
 * writes goes through the store that it is given. A rejected request leaves no key.
 * Throws `Problem('invalid')` when the key belongs to another request.
 */
export function runOnce(
  store: Store,
  request: KeyedRequest,
  work: (store: Store) => Promise<string>,
): Promise<string> {
  return store.write(async (tx) => {
    const first = await claimKey(tx, request)
    if (first) {
      if (first.request !== request.request) throw new Problem('invalid', messages.keyOfAnother)
      return first.answer
    }
    const response = await work({
      ...store,
      db: tx,
      write: (inner) => inner(tx),
      readSnapshot: (inner) => inner(tx),
    })
    await storeResponse(tx, request, response)
    return response
  })
}
