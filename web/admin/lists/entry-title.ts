import { t } from '#web/admin/i18n/translate.ts'

/** Returns an entry's title, also while it has none. */
export function entryTitle({ title }: { title: string }): string {
  return title || t('entry.untitled')
}
