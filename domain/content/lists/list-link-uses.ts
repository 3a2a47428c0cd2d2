import { declarationByKey, editorPathOf, frameScreens } from '#catalogue/catalogue.ts'
import { referredType } from '#catalogue/collections/referred-type.ts'
import type { Target } from '#catalogue/content/checks/links-of.ts'
import { addressTarget } from '#catalogue/content/checks/targets-of.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { Label } from '#catalogue/messages/message.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import { linkedEntries } from '#catalogue/text/link-target.ts'
import type { LinkUse } from '#catalogue/wire/link-use.ts'
import type { Actor } from '#domain/actor.ts'
import type { ReadContext } from '#domain/context.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listLinkUses as listStored } from '#store/content/link-uses.ts'
import type { Db } from '#store/tables.ts'

/**
 * Returns where pages or entries are linked from: by chosen links, references, menus and addresses
 * of this site. Who may not open a place gets no path to it.
 *
 * @param links each `entry:promotion/12`, or an address of this site
 */
export async function listLinkUses(
  { db, now, actor }: ReadContext,
  { links, page }: { links: readonly string[]; page: { limit: number; offset: number } },
): Promise<{ rows: LinkUse[]; total: number }> {
  const targets = await targetsAt(db, links)
  if (targets.length === 0) return { rows: [], total: 0 }
  const { rows, total } = await listStored(db, targets, { now, ...page })
  const named = rows.map(({ subject, entry_id, language, title, is_live, state }): LinkUse => {
    const declaration = declarationByKey(subject)
    return {
      entity_type: declaration?.entityType ?? subject,
      entry_id,
      language,
      label: new Label(declaration?.label ?? subject),
      title: entry_id === 0 ? '' : title,
      is_live,
      approval: state === null ? null : stateCodes[state],
      editor_path:
        declaration && mayOpen(actor, declaration)
          ? (frameScreens[declaration.key] ?? editorPathOf(declaration, entry_id, language))
          : null,
    }
  })
  return { rows: named, total }
}

/** Everybody may look at content, but only admins at the settings (contract section 3). */
function mayOpen({ role }: Actor, { ability }: Declaration): boolean {
  return may(role, ability === 'settings.edit' ? ability : 'content.view')
}

/**
 * Returns the targets that links lead to. An entry at its slug has two (`page 3` and `/our-farms`),
 * because the slug may pass to another.
 */
async function targetsAt(db: Db, links: readonly string[]): Promise<Target[]> {
  const entries = linkedEntries(links).flatMap(({ category, id }) => {
    const declaration = declarationByKey(referredType(category))
    return declaration ? [{ declaration, id }] : []
  })
  const documents = entries.map(({ declaration, id }) => {
    return { type: declaration.key, entryId: id, language: '' as const }
  })
  const states = await listDocumentStates(db, documents)
  const slugs = new Map(states.map((state) => [`${state.subject} ${state.entry_id}`, state.slug]))
  const chosen = entries.flatMap(({ declaration, id }) => {
    const slug = slugs.get(`${declaration.key} ${id}`) ?? ''
    const addressed = addressTarget(entryPath(declaration, id, slug) ?? '')
    return [{ type: declaration.key, id }, ...(addressed?.id === 0 ? [addressed] : [])]
  })
  return [...chosen, ...links.flatMap((link) => addressTarget(link) ?? [])]
}
