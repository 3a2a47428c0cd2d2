import { AsyncLocalStorage } from 'node:async_hooks'

/** A fault that is being tried: what it tells, and what has to end with it. */
interface Trial {
  rows: string[]
  endings: (() => unknown)[]
}

const trials = new AsyncLocalStorage<Trial>()

/**
 * Tries one fault. What it has started and not ended, as where it breaks off, ends with it, last
 * first, and nothing of another that is tried meanwhile. Its rows are printed together.
 */
export async function tryFault(
  work: () => Promise<void>,
  breaksOff: (error: unknown) => void,
): Promise<void> {
  const trial: Trial = { rows: [], endings: [] }
  await trials.run(trial, async () => {
    await work().catch(breaksOff)
    for (const end of trial.endings.reverse()) await Promise.try(end).catch(breaksOff)
  })
  console.log(trial.rows.join('\n'))
}

/** Is done once the fault is over, whichever way; may be done already by then. */
export function whenOver(end: () => unknown): void {
  trials.getStore()?.endings.push(end)
}

export function tellRow(line: string): void {
  trials.getStore()?.rows.push(line)
}
