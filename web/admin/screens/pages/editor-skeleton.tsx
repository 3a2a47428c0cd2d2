import { Paper, Stack } from '@mantine/core'
import { LogSkeleton } from '#web/admin/history/log-skeleton.tsx'
import { SkeletonRows } from '#web/admin/loading/skeleton-rows.tsx'

/** The log and the cards, in their shapes. */
export function EditorSkeleton({ cards }: { cards: number }) {
  return (
    <>
      <Paper withBorder p="md">
        <LogSkeleton />
      </Paper>
      <Stack gap="xl" aria-hidden>
        <SkeletonRows count={cards} height={280} />
      </Stack>
    </>
  )
}
