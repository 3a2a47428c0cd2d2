import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** An `ApiError` is final; a broken connection is retried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => !(error instanceof ApiError) && count < 2,
    },
  },
})

/**
 * Reloads an open screen every 20 s while it is visible, and on return to the tab, so that it shows
 * others' changes within 30 s. Forms are not affected.
 */
export const polling = { refetchInterval: 20_000 } as const

const queryKeys = [
  'editor',
  'entry',
  'entries',
  'media',
  'approvals',
  'logs',
  'notices',
  'dashboard',
  'calendar',
  'links',
  'campaigns',
]

/** Reloads everything that a transition may change. */
export async function refreshContent(): Promise<void> {
  await Promise.all(queryKeys.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}
