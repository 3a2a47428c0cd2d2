import { location } from '#catalogue/collections/location.ts'
import {
  type DisclosureInForce,
  loadDisclosure,
  type Sellers,
} from '#domain/content/menu-disclosure.ts'
import { groupsName } from '#domain/content/scope/groups-of.ts'
import { type Reading, trackList } from './reading.ts'

/** Returns the profiles of all restaurants, and those of some sellers; a page changes with any restaurant. */
export function readDisclosure(
  reading: Reading,
  sellers: readonly Sellers[],
): Promise<DisclosureInForce> {
  trackList(reading, location)
  reading.names.add(groupsName)
  return loadDisclosure(reading, sellers)
}
