import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'

/** The table's shape while it loads. */
export function LogSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{t('history.loading')}</VisuallyHidden>
      <Skeleton h={20} w="60%" />
      <SkeletonRows count={rows} height={54} />
    </Stack>
  )
}
