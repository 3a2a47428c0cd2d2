import type { Collection } from '#catalogue/declaration.ts'
import { may } from '#catalogue/roles.ts'
import { isLimitedToLocations } from '#web/admin/account/session/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useBrandLanguages } from './use-brand-languages.ts'

/** Returns whether the person may add entries, which begin in the brand's first language. */
export function useMayAdd(): (collection: Pick<Collection, 'ability'>) => boolean {
  const user = useUser()
  const [first] = useBrandLanguages()
  const { languages } = user.scopes
  const isWriting = first === undefined || languages.length === 0 || languages.includes(first)
  return ({ ability }) => may(user.roles.name, ability) && isWriting && !isLimitedToLocations(user)
}
