import type { Method } from '../call/route.ts'

/** `GET /logs/{id}` is `getLogsById`: stable as long as the address is, and a name in every language. */
export function operationId(method: Method, path: string): string {
  return method + pascalCase(path.replaceAll(/\{(\w+)\}/g, 'by-$1'))
}

/** `not-found` is `NotFound`: words without what stands between them. */
export function pascalCase(text: string): string {
  const words = text.split(/[^a-zA-Z0-9]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
