import { mentionsIn } from '#catalogue/content/commented-field.ts'
import { limits } from '#catalogue/limits.ts'
import { foldedLogin } from '#store/people/folded-login.ts'
import { listMentioned } from '#store/people/mentionable.ts'
import type { Tx } from '#store/tables.ts'

/** Whom a text calls by `@`: people who can sign in, the first `limits.comments.mentions` of them. */
export async function findMentioned(
  tx: Tx,
  text: string,
): Promise<{ ids: number[]; usernames: string[] }> {
  const names = mentionsIn(text, limits.comments.mentions).map(foldedLogin)
  const people = (await listMentioned(tx, names)).slice(0, limits.comments.mentions)
  return { ids: people.map(({ id }) => id), usernames: people.map(({ username }) => username) }
}
