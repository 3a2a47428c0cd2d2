import { Paper, Stack } from '@mantine/core'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import type { TranslationCardProps } from './translation-card.tsx'

/** Loaded once another language is chosen. */
export const TranslationCard = partLater<TranslationCardProps>(
  async () => (await import('./translation-card.tsx')).TranslationCard,
  ({ top }) => (
    <Paper component="section" withBorder p="md" aria-busy="true">
      <Stack gap="md">
        {top}
        <SkeletonRows count={1} height={200} />
      </Stack>
    </Paper>
  ),
)
