import { useEffect, useEffectEvent } from 'react'

/**
 * Leads from a page behind the last one (an old link, or rows that are gone) to the last, once.
 * @param lastPage undefined while it is not known of just this list
 */
export function useClampedPage(
  page: number,
  lastPage: number | undefined,
  go: (page: number) => void,
): void {
  const lead = useEffectEvent(go)
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) lead(lastPage)
  }, [page, lastPage])
}
