import { QueryClient } from '@tanstack/react-query'
import { Refusal } from './refusal.ts'

/** A refusal is an answer and is not asked for again; a broken line is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => !(error instanceof Refusal) && count < 2,
    },
  },
})

/**
 * An open screen learns within 30 s what others did: what it shows is asked for again while somebody
 * looks at it, and at once when they come back to the tab. What is typed stands apart from it
 * (`web/admin/documents/form/`).
 */
export const seenAgain = { refetchInterval: 20_000 } as const

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
