import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { labelled, say } from '#web/admin/i18n/speech.ts'

/** What waits for a decision: a section's label, and of an entry which one. */
export function recordName({ label, title }: Pick<PendingRecord, 'label' | 'title'>): string {
  return title ? say('record.titled', { label: labelled(label), title }) : labelled(label)
}
