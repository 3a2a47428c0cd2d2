import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** What waits for a decision: a section's label, and of an entry which one. */
export function documentTitle({ label, title }: Pick<PendingRecord, 'label' | 'title'>): string {
  return title ? t('record.titled', { label: labelled(label), title }) : labelled(label)
}
