import { mentionsIn } from '#catalogue/content/commented-field.ts'
import { limits } from '#catalogue/limits.ts'
import { foldedLogin } from '#store/people/folded-login.ts'
import { listMentioned } from '#store/people/mentionable.ts'
import type { Tx } from '#store/tables.ts'

/**
 * Returns the people whom a text mentions by `@` and who can sign in, at most
 * `limits.comments.mentions`.
 */
export async function findMentioned(
  tx: Tx,
  text: string,
): Promise<{ ids: number[]; usernames: string[] }> {
  const names = mentionsIn(text, limits.comments.mentions).map(foldedLogin)
  const people = (await listMentioned(tx, names)).slice(0, limits.comments.mentions)
  return { ids: people.map(({ id }) => id), usernames: people.map(({ username }) => username) }
}
