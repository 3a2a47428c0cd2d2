import type { Declaration } from './declaration.ts'

/** Returns how the names of a declaration's schemas begin in OpenAPI: `MainBanner`. */
export function schemaName({ entityType }: Pick<Declaration, 'entityType'>): string {
  return entityType.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
