import { Stack } from '@mantine/core'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'

/** The rows of a list while they are on their way. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap="xs" aria-hidden>
      <SkeletonRows count={rows + 1} height={48} />
    </Stack>
  )
}
