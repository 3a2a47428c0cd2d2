import type { ImportedEntries } from '#web/admin/api/wire.gen.ts'

export type Verdict = 'mend' | 'nothing' | 'ready'

/** Whether what a dry run has found can be brought in: any refused row keeps all of them out. */
export function verdictOn({
  new: added,
  changed,
  refused,
}: Pick<ImportedEntries, 'new' | 'changed' | 'refused'>): Verdict {
  if (refused > 0) return 'mend'
  return added + changed === 0 ? 'nothing' : 'ready'
}
