import { queryClient } from './query-client.ts'

/** After a step of the workflow: cards, entries, queue, badge, logs and the dashboard load again, in place. */
export async function refreshContent(): Promise<void> {
  await Promise.all(
    ['editor', 'entry', 'entries', 'approvals', 'logs', 'notices', 'dashboard'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}
