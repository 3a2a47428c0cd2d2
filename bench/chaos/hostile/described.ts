import type { Schema } from '#test/http/json-schema.ts'

/** As much of the API's own description as requests are made of. */
export interface Described {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface Operation {
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** A call as the description has it. */
export interface Call {
  method: string
  path: string
  operation: Operation
}

/** Every call that there is, but the one that ends a session. */
export function callsOf({ paths }: Described): Call[] {
  return Object.entries(paths)
    .filter(([path]) => path !== '/auth/logout')
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => {
        return { method: method.toUpperCase(), path, operation }
      }),
    )
}
