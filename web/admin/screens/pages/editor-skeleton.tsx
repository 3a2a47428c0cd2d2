import { Stack } from '@mantine/core'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'

/** The index, the folded log and the cards, in their shapes. */
export function EditorSkeleton({ cards }: { cards: number }) {
  return (
    <>
      <Stack gap="md" aria-hidden>
        <SkeletonRows count={1} height={36} />
        <SkeletonRows count={1} height={76} />
      </Stack>
      <Stack gap="xl" aria-hidden>
        <SkeletonRows count={cards} height={280} />
      </Stack>
    </>
  )
}
