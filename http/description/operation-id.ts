import type { Method } from '../call/route.ts'

/** `GET /logs/{id}` is `getLogsById`: stable as long as the address is, and a name in every language. */
export function operationId(method: Method, path: string): string {
  const words = path.replaceAll(/\{(\w+)\}/g, 'by-$1').split(/[^a-zA-Z0-9]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
