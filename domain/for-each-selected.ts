import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import type { Store } from '#store/store.ts'
import type { Tx } from '#store/tables.ts'
import { Problem } from './problem.ts'

/** The result for one of the selected entries or files. */
export interface Outcome {
  id: number
  /** Why it was rejected; null when it succeeded. */
  problem: Message | null
  errors: FieldErrors
}

/**
 * Runs `work` for each entry or file in a transaction of its own, so that one problem does not stop
 * the others, and yields to other requests between them.
 */
export async function forEachSelected(
  store: Store,
  ids: readonly number[],
  work: (tx: Tx, id: number) => Promise<void>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const id of new Set(ids)) {
    await yieldToEventLoop()
    outcomes.push(await outcomeOf(id, () => store.write((tx) => work(tx, id))))
  }
  return outcomes
}

async function outcomeOf(id: number, work: () => Promise<void>): Promise<Outcome> {
  try {
    await work()
    return { id, problem: null, errors: {} }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { id, problem: error.userMessage, errors: error.details.errors ?? {} }
  }
}
