import type { Language } from '#catalogue/languages.ts'
import type { Actor } from '#domain/actor.ts'
import { changeLanguage } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/** Keeps in which language somebody reads: what reaches them without a browser is said in it. */
export async function saveLanguage(tx: Tx, actor: Actor, language: Language): Promise<void> {
  await changeLanguage(tx, actor.id, language)
}
