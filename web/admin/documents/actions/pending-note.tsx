import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pendingQuery } from '#web/admin/api/queries.ts'
import { PendingDifference } from '#web/admin/documents/difference/pending-difference.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'

/** What waits for a decision here, against what visitors see: before anybody decides. */
export function PendingNote({ id }: { id: number }) {
  const pending = useQuery(pendingQuery(id))
  // Decided by now: the card itself is on its way to say so.
  if (pending.isError || pending.data === null) return null
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        {t('approval.differences')}
      </Text>
      {pending.data ? (
        <PendingDifference record={pending.data} />
      ) : (
        <SkeletonRows count={1} height={72} />
      )}
    </div>
  )
}
