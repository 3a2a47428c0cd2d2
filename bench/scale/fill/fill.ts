import { addEntries } from './entries.ts'
import { addLibrary } from './library.ts'
import { addLogLines } from './log-lines.ts'
import { addPending } from './pending.ts'
import type { Target } from './sql.ts'

/** What a brand of the largest size has beside the demo: so many of each. */
export const sizes = {
  restaurants: 50_000,
  groups: 500,
  entries: 5_000,
  pending: 1_000,
  logLines: 500_000,
  files: 20_000,
}

/** Writes all but the restaurants in one transaction; those the app's own code adds (`restaurants.ts`). */
export async function fill(target: Target): Promise<void> {
  await target.run('begin')
  await addEntries(target, sizes.entries)
  await addPending(target, sizes.entries / sizes.pending)
  await addLogLines(target, sizes.logLines)
  await addLibrary(target, sizes.files)
  await target.run('commit')
}
