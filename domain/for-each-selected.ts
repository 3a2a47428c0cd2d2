import { setImmediate as turn } from 'node:timers/promises'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import type { Store } from '#store/store.ts'
import type { Tx } from '#store/tables.ts'
import { Problem } from './problem.ts'

/** What became of one of the entries or files that somebody has selected. */
export interface Outcome {
  id: number
  /** Why nothing was done with it; null where it was. */
  refusal: Message | null
  errors: FieldErrors
}

/**
 * Does the same with each of some entries or files, each in a transaction of its own: what is refused for
 * one keeps no other from being done. Guests are served between them.
 */
export async function forEachSelected(
  store: Store,
  ids: readonly number[],
  work: (tx: Tx, id: number) => Promise<void>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const id of new Set(ids)) {
    await turn()
    outcomes.push(await outcomeOf(id, () => store.write((tx) => work(tx, id))))
  }
  return outcomes
}

async function outcomeOf(id: number, work: () => Promise<void>): Promise<Outcome> {
  try {
    await work()
    return { id, refusal: null, errors: {} }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { id, refusal: error.userMessage, errors: error.details.errors ?? {} }
  }
}
