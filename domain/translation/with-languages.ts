import type { PlaceState } from '#catalogue/wire.ts'
import type { Db } from '#store/tables.ts'
import type { Place } from '../content/place.ts'
import { listLanguageStates } from './list-language-states.ts'

/** The states of some places with how each stands in the brand's other languages, where it has any. */
export async function withLanguages(
  db: Db,
  now: string,
  places: readonly Place[],
  states: readonly PlaceState[],
): Promise<PlaceState[]> {
  const found = await listLanguageStates(db, now, places)
  return states.map((state, at) => {
    const languages = found[at]
    return languages ? { ...state, languages } : state
  })
}
