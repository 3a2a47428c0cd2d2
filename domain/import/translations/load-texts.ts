import { fillTranslation, withoutFallbacks } from '#catalogue/content/translation.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { titleOf } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { keyOf } from '#domain/content/document.ts'
import { listSources } from '#domain/content/source/list-sources.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import { isMenu, loadMenuTexts } from './menu-labels.ts'
import { type DocumentTexts, textUnits } from './text-units.ts'

/**
 * Returns the texts of some documents of a declaration, or the labels of a menu; those without a live
 * source are left out.
 */
export async function loadTexts(
  context: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  language: Language,
  entryIds: readonly number[],
): Promise<DocumentTexts[]> {
  if (isMenu(declaration)) return loadMenuTexts(context, declaration, language)
  const { db, now } = context
  const documents = entryIds.map((entryId) => ({ declaration, entryId, language }))
  const states = new Map(
    (await listDocumentStates(db, documents.map(keyOf))).map((state) => {
      return [documentName(documentKeyOf(state)), state]
    }),
  )
  const nameOf = (document: (typeof documents)[number]) => documentName(keyOf(document))
  const shown = (document: (typeof documents)[number]) =>
    staffRevisionAt(states.get(nameOf(document)), now)
  const ids = documents.flatMap((document) => shown(document) ?? [])
  const byId = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one]))
  const translations = documents.map((document) => {
    return { document, translation: byId.get(shown(document) ?? 0) }
  })
  const sources = await listSources(context, translations)
  return translations.flatMap(({ document, translation }): DocumentTexts[] => {
    const found = sources.get(nameOf(document))
    if (!found || found.revision.archived === 1) return []
    const { revision: source, changed } = found
    const shape = withoutFallbacks(declaration, source.content)
    const filled = fillTranslation(declaration, source.content, translation?.content ?? null)
    const targets = textUnits(shape, filled).map((unit) => [unit.path, unit] as const)
    return [
      {
        entryId: document.entryId,
        title: titleIn(declaration, source.content),
        declaration: shape,
        content: filled,
        state: states.get(nameOf(document)),
        source,
        translation,
        sources: textUnits(declaration, source.content),
        targets: new Map(targets),
        changed,
      },
    ]
  })
}

function titleIn(declaration: Declaration, content: Content): string {
  return titleOf(declaration, content) || declaration.label
}
