import { Pagination } from '@mantine/core'
import { useClampedPage } from '#web/admin/lists/paging/use-clamped-page.ts'

interface MediaPagerProps {
  page: number
  lastPage: number
  go: (page: number) => void
}

/** Nothing where everything is on one page. */
export function MediaPager({ page, lastPage, go }: MediaPagerProps) {
  useClampedPage(page, lastPage, go)
  if (lastPage <= 1) return null
  return (
    <Pagination
      size="sm"
      total={lastPage}
      value={page}
      siblings={1}
      boundaries={1}
      withEdges
      onChange={go}
    />
  )
}
