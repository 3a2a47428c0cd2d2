import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isPending'> & {
    refetch: () => unknown
  }
  /** Shown while it loads. */
  skeleton: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}

/** Renders what a query loaded. A failed reload leaves what is shown; `ConnectionNote` reports it. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined && query.data !== null) return children(query.data)
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  return query.isPending && skeleton
}
