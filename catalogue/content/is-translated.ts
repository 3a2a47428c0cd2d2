import type { Declaration } from '../declaration.ts'

export function isTranslated({ fields, set }: Declaration): boolean {
  return [...fields, ...(set?.fields ?? [])].some(({ translated }) => translated)
}
