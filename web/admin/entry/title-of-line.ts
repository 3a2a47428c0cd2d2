import { say } from '#web/admin/speech/speech.ts'

/** What a list calls an entry, also while nobody has named it. */
export function titleOfLine({ title }: { title: string }): string {
  return title || say('entry.untitled')
}
