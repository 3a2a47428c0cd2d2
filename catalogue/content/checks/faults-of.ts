import { location } from '#catalogue/collections/location.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { fieldValues } from '../content-answer.ts'

/** What can be seen of content alone. */
export type ContentFault = 'hours' | 'allergens'

/**
 * What is wrong with content that guests see though it could not be submitted like this today: it
 * was published before there was such a rule.
 */
export function faultsOf(declaration: Declaration, content: Content): ContentFault[] {
  return [
    ...(lacksHours(declaration, content) ? (['hours'] as const) : []),
    ...(hasUnknown(declaration, content) ? (['allergens'] as const) : []),
  ]
}

const none = { starts_at: null, ends_at: null }

/** A restaurant that does not say when it is open, or by whose clocks; or that says nothing of what it offers. */
function lacksHours({ key, check }: Declaration, content: Content): boolean {
  if (key !== location.key || content.values.state === 'coming') return false
  const { services } = content.values
  const faults = Object.keys(check(content, none))
  return (
    !Array.isArray(services) ||
    services.length === 0 ||
    faults.some((path) => path === 'time_zone' || path.endsWith('_hours'))
  )
}

/** Something of which nobody may be left in the dark, as allergens. */
function hasUnknown(declaration: Declaration, content: Content): boolean {
  return fieldValues(declaration, content).some(
    ({ field, value }) => field.levels?.blocking && field.grave && field.refusal(value) !== null,
  )
}
