import { queryClient } from './query-client.ts'

const queryKeys = [
  'editor',
  'entry',
  'entries',
  'media',
  'approvals',
  'logs',
  'notices',
  'dashboard',
]

/** After a step of the workflow: cards, entries, files, queue, badge, logs and the dashboard load again, in place. */
export async function refreshContent(): Promise<void> {
  await Promise.all(queryKeys.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}
