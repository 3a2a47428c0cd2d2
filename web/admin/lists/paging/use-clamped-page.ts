import { useEffect, useEffectEvent } from 'react'

/**
 * Goes from a page after the last one (an old link, or rows were deleted) to the last.
 * @param lastPage undefined until the current list is loaded
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
