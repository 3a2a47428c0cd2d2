import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { say } from '#web/admin/speech/speech.ts'
import { DifferenceList } from './difference-list.tsx'
import { standingDifferences } from './standing-differences.ts'

/** What publishing it would change of what visitors see. */
export function PendingDifference({ record }: { record: PendingRecord }) {
  return (
    <DifferenceList
      differences={[
        ...standingDifferences(null, record, new Date().toISOString()),
        ...record.differences,
      ]}
      label={say('approval.differences')}
      empty={say('approval.same')}
    />
  )
}
