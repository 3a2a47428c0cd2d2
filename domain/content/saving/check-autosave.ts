import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Revision } from '#store/content/revisions.ts'

/** Returns whether an autosave may continue this revision: a draft that the person saved last. */
export function isOwnDraft(
  revision: Pick<Revision, 'state' | 'author_id'> | undefined,
  { id }: Pick<Actor, 'id'>,
): boolean {
  return revision?.state === 'draft' && revision.author_id === id
}

/**
 * Checks an autosave, which nobody pressed a button for: it continues the person's own draft, names
 * the version that it was typed on, and submits nothing. Throws `Problem('forbidden')` for another
 * revision, and `Problem('invalid')`.
 */
export function checkAutosave(
  actor: Pick<Actor, 'id'>,
  { approval, version }: SentValues,
  base: Revision | undefined,
): void {
  if (approval === 1) throw invalid({ approval: [messages.autosaveSubmits] })
  if (version === undefined) throw invalid({ version: [messages.autosaveVersion] })
  if (!isOwnDraft(base, actor)) throw new Problem('forbidden', messages.autosaveOwn)
}
