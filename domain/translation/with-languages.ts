import type { DocumentView } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import type { Document } from '../content/document.ts'
import { listLanguageStates } from './list-language-states.ts'

/** Adds the states in the brand's other languages to the views of some documents. */
export async function withLanguages(
  context: Pick<ReadContext, 'db' | 'now'>,
  documents: readonly Document[],
  views: readonly DocumentView[],
): Promise<DocumentView[]> {
  const languageStates = await listLanguageStates(context, documents)
  return views.map((view, index) => {
    const languages = languageStates[index]
    return languages ? { ...view, languages } : view
  })
}
