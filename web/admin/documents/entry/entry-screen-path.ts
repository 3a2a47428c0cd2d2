import type { Collection } from '#catalogue/declaration.ts'

/** The address of an entry's screen. */
export function entryScreen({ screens }: Collection, id: number): string {
  return screens.entry.replace('{id}', String(id))
}
