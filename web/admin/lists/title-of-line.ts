import { say } from '#web/admin/i18n/speech.ts'

/** What a list calls an entry, also while nobody has named it. */
export function titleOfLine({ title }: { title: string }): string {
  return title || say('entry.untitled')
}
