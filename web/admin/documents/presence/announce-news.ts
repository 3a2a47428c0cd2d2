import type { PresentPerson } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

/** Of whom it was said that they type: who pauses and goes on is no news. */
let heardTyping = new Set<number>()

/** Says politely who has come, and once of each who types, until they leave: for whatever is open. */
export function announceNews(
  before: readonly PresentPerson[],
  after: readonly PresentPerson[],
): void {
  const were = new Set(before.map(({ id }) => id))
  const heard = new Set(after.map(({ id }) => id).filter((id) => heardTyping.has(id)))
  const sentences = after.flatMap((person) => {
    const { id, name } = person
    if (!were.has(id)) return [t('presence.came', { name })]
    if (!isTyping(person) || heard.has(id)) return []
    heard.add(id)
    return [t('presence.types', { name })]
  })
  heardTyping = heard
  if (sentences.length > 0) announce(sentences.join(' '))
}

function isTyping({ places }: PresentPerson): boolean {
  return places.some(({ typing }) => typing)
}
