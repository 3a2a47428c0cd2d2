import type { ItemSet } from '#catalogue/declaration.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'

/** What tells an item from all others on a screen, which may show several sets. */
export function entryKey({ wire }: ItemSet, { key }: FormItem): string {
  return `${wire}-${key}`
}
