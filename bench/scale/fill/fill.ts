import { addEntries } from './entries.ts'
import { addLibrary } from './library.ts'
import { addLogLines } from './log-lines.ts'
import { addPending } from './pending.ts'
import type { Target } from './sql.ts'

/** How much the second half of the engine has to carry (issue 8). */
export const sizes = { entries: 100_000, pending: 2_000, logLines: 1_000_000, files: 20_000 }

/** Puts it beside what the demo has, in one transaction. */
export async function fill(target: Target): Promise<void> {
  await target.run('begin')
  await addEntries(target, sizes.entries)
  await addPending(target, sizes.entries / sizes.pending)
  await addLogLines(target, sizes.logLines)
  await addLibrary(target, sizes.files)
  await target.run('commit')
}
