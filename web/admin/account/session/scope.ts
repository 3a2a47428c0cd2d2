import type { Collection } from '#catalogue/declaration.ts'
import { type Ability, may } from '#catalogue/roles.ts'
import type { SignedInUser } from '#web/admin/api/wire.gen.ts'

/** Whether a person changes some restaurants only. */
export function isLimitedToLocations({ scopes: { groups, locations } }: SignedInUser): boolean {
  return groups.length + locations.length > 0
}

/** Whether a person may do what concerns the whole brand, such as an import. */
export function mayEverywhere(user: SignedInUser, ability: Ability): boolean {
  const isLimited = isLimitedToLocations(user) || user.scopes.languages.length > 0
  return may(user.roles.name, ability) && !isLimited
}

/** Whether a person may change entries of a collection; the server says which. */
export function mayEditSome(
  user: SignedInUser,
  { ability, grouping }: Pick<Collection, 'ability' | 'grouping'>,
): boolean {
  return may(user.roles.name, ability) && (grouping !== null || !isLimitedToLocations(user))
}
