import { t } from '#web/admin/i18n/translate.ts'

/** What a list calls an entry, also while nobody has named it. */
export function entryTitle({ title }: { title: string }): string {
  return title || t('entry.untitled')
}
