import type { Language } from '#catalogue/languages.ts'
import type { Actor } from '#domain/actor.ts'
import { changeLanguage } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/** Stores the language of the person's mails. */
export async function saveLanguage(tx: Tx, actor: Actor, language: Language): Promise<void> {
  await changeLanguage(tx, actor.id, language)
}
