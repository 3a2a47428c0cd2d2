import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { SkeletonRows } from '#web/admin/loading/skeleton-rows.tsx'
import { say } from '#web/admin/speech/speech.ts'

/** The table's shape while it loads. */
export function LogSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{say('history.loading')}</VisuallyHidden>
      <Skeleton h={20} w="60%" />
      <SkeletonRows count={rows} height={54} />
    </Stack>
  )
}
