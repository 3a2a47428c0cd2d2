import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { say } from '#web/admin/i18n/speech.ts'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'

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
