import { location } from '#catalogue/collections/location.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { brandTheme } from '#catalogue/theme/brand-theme.ts'
import { fieldValues } from '../content-to-wire.ts'

export type ContentFault = 'hours' | 'allergens'

/** Returns the faults of live content that was published before the rule existed. */
export function contentFaults(declaration: Declaration, content: Content): ContentFault[] {
  return [
    ...(lacksHours(declaration, content) ? (['hours'] as const) : []),
    ...(hasUnknownAllergens(declaration, content) ? (['allergens'] as const) : []),
  ]
}

const none = { starts_at: null, ends_at: null }

function lacksHours({ key, check }: Declaration, content: Content): boolean {
  if (key !== location.key || content.values.state === 'coming') return false
  const { services } = content.values
  const faults = Object.keys(check(content, none, brandTheme))
  return (
    !Array.isArray(services) ||
    services.length === 0 ||
    faults.some((path) => path === 'time_zone' || path.endsWith('_hours'))
  )
}

function hasUnknownAllergens(declaration: Declaration, content: Content): boolean {
  return fieldValues(declaration, content).some(
    ({ field, value }) =>
      field.levels?.blocking && field.isSafetyCritical && field.validate(value) !== null,
  )
}
