import { AsyncLocalStorage } from 'node:async_hooks'
import { StoreBusy } from './refusals.ts'

/** How long (ms) a request may wait in all for a database that answers nothing; it is answered within 6 s. */
const longestWait = 4_900

interface Budget {
  /** Milliseconds that may yet be waited in vain. */
  left: number
  whole: number
}

const budgets = new AsyncLocalStorage<Budget>()

/**
 * Runs what answers one request. Its waits for the database add up, wherever they happen (a queue, a
 * connection, a statement), until the database answers; beyond the limit they are refused. Work that
 * goes on after the answer has no such limit.
 */
export async function withDatabaseTimeout<T>(
  work: () => Promise<T>,
  whole = longestWait,
): Promise<T> {
  const budget: Budget = { left: whole, whole }
  return budgets.run(budget, work).finally(() => {
    budget.whole = Infinity
    budget.left = Infinity
  })
}

/**
 * Runs a wait for the database, given how long (ms) it may take; Infinity outside requests. Throws
 * `StoreBusy` where no time is left.
 */
export async function waitForDatabase<T>(wait: (limit: number) => Promise<T>): Promise<T> {
  const budget = budgets.getStore()
  if (!budget) return wait(Infinity)
  if (budget.left <= 0) throw new StoreBusy('waited too long for the database')
  const began = performance.now()
  return wait(budget.left).finally(() => {
    budget.left -= performance.now() - began
  })
}

/** Notes that the database has answered: the request has all of its time again. */
export function databaseAnswered(): void {
  const budget = budgets.getStore()
  if (budget) budget.left = budget.whole
}
