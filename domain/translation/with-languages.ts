import type { DocumentView } from '#catalogue/wire.ts'
import type { ReadContext } from '#domain/context.ts'
import type { Document } from '../content/document.ts'
import { listLanguageStates } from './list-language-states.ts'

/** The states of some places with how each stands in the brand's other languages, where it has any. */
export async function withLanguages(
  context: Pick<ReadContext, 'db' | 'now'>,
  documents: readonly Document[],
  states: readonly DocumentView[],
): Promise<DocumentView[]> {
  const found = await listLanguageStates(context, documents)
  return states.map((state, at) => {
    const languages = found[at]
    return languages ? { ...state, languages } : state
  })
}
