import type { DocumentView } from '#catalogue/wire.ts'
import type { Db } from '#store/tables.ts'
import type { Document } from '../content/document.ts'
import { listLanguageStates } from './list-language-states.ts'

/** The states of some places with how each stands in the brand's other languages, where it has any. */
export async function withLanguages(
  db: Db,
  now: string,
  documents: readonly Document[],
  states: readonly DocumentView[],
): Promise<DocumentView[]> {
  const found = await listLanguageStates(db, now, documents)
  return states.map((state, at) => {
    const languages = found[at]
    return languages ? { ...state, languages } : state
  })
}
