import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** Returns a pending revision's title: the section's label, and an entry's title. */
export function documentTitle({ label, title }: Pick<PendingRecord, 'label' | 'title'>): string {
  return title ? t('record.titled', { label: labelled(label), title }) : labelled(label)
}
