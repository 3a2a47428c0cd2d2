import { AsyncLocalStorage } from 'node:async_hooks'
import { StoreBusy } from './store-errors.ts'

/** Milliseconds; the request is answered within 6 s. */
const maxWait = 4_900

interface Budget {
  left: number
  whole: number
}

const budgets = new AsyncLocalStorage<Budget>()

/** Limits how long a request waits for an unresponsive database, all waits together. */
export async function withDatabaseTimeout<T>(work: () => Promise<T>, whole = maxWait): Promise<T> {
  const budget: Budget = { left: whole, whole }
  return budgets.run(budget, work).finally(() => {
    budget.whole = Infinity
    budget.left = Infinity
  })
}

/** `limit` is Infinity outside requests. Throws `StoreBusy` when no time is left. */
export async function waitForDatabase<T>(wait: (limit: number) => Promise<T>): Promise<T> {
  const budget = budgets.getStore()
  if (!budget) return wait(Infinity)
  if (budget.left <= 0) throw new StoreBusy('waited too long for the database')
  const began = performance.now()
  return wait(budget.left).finally(() => {
    budget.left -= performance.now() - began
  })
}

export function databaseResponded(): void {
  const budget = budgets.getStore()
  if (budget) budget.left = budget.whole
}
