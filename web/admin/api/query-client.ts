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
