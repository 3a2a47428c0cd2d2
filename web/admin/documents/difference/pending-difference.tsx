import { Text } from '@mantine/core'
import type { MediaUse, PendingRecord } from '#web/admin/api/wire.gen.ts'
import { DifferenceMarker } from '#web/admin/documents/comments/difference-marker.tsx'
import { listWords } from '#web/admin/i18n/list-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { DifferenceList } from './difference-list.tsx'
import { standingDifferences } from './standing-differences.ts'

interface PendingDifferenceProps {
  record: PendingRecord
  /** Are the comments of the fields that change to be found here, and no field itself? */
  isCommented?: boolean
}

/** What publishing it would change of what visitors see. */
export function PendingDifference({ record, isCommented = false }: PendingDifferenceProps) {
  const { entity_type, differences, shown_at } = record
  const mark = (difference: (typeof differences)[number]) => (
    <DifferenceMarker entityType={entity_type} difference={difference} among={differences} />
  )
  return (
    <>
      <DifferenceList
        differences={[
          ...standingDifferences(entity_type, null, record, new Date().toISOString()),
          ...differences,
        ]}
        label={t('approval.differences')}
        empty={t('approval.same')}
        {...(isCommented ? { mark } : {})}
      />
      {shown_at && <ShownAt uses={shown_at} />}
    </>
  )
}

/** The live places at which guests see a file that changes. */
function ShownAt({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0)
    return (
      <Text size="sm" mt="xs">
        {t('approval.shownNowhere')}
      </Text>
    )
  const places = listWords([...new Set(uses.map(({ label }) => label))])
  return (
    <Text size="sm" mt="xs">
      {t('approval.shownAt', { places })}
    </Text>
  )
}
