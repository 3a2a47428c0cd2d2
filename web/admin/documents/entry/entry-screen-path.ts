import type { Collection } from '#catalogue/declaration.ts'

export function entryScreen({ screens }: Collection, id: number): string {
  return screens.entry.replace('{id}', String(id))
}
