import { Pagination, Paper, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { useClampedPage } from '#web/admin/lists/paging/pager.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import styles from './lists.module.css'

export function GridSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">{t('media.loading')}</VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        <SkeletonRows count={count} height={216} />
      </div>
    </>
  )
}

interface MediaPagerProps {
  page: number
  lastPage: number
  onPage: (page: number) => void
}

export function MediaPager({ page, lastPage, onPage }: MediaPagerProps) {
  useClampedPage(page, lastPage, onPage)
  if (lastPage <= 1) return null
  return (
    <Pagination
      size="sm"
      total={lastPage}
      value={page}
      siblings={1}
      boundaries={1}
      withEdges
      onChange={onPage}
    />
  )
}

export function NothingHere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" gap="xs" ta="center">
        <IconPhotoSearch size={40} stroke={1.3} aria-hidden />
        <Text fw={600}>{title}</Text>
        <Text c="dimmed" maw="48ch">
          {children}
        </Text>
      </Stack>
    </Paper>
  )
}
