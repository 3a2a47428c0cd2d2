import type { Collection } from '#catalogue/declaration.ts'
import { currentLocale } from '#web/admin/i18n/translate.ts'

/** The columns by which a row finds the entry that it changes (contract section 4), as they are called in the file. */
export function matchingColumns({ naturalKey }: Pick<Collection, 'naturalKey'>): string {
  const columns = ['id', ...(naturalKey === null ? [] : [naturalKey]), 'slug']
  return new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(columns)
}
