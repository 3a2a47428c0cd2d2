/** As much of JSON Schema as the description of the API uses. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  format?: string
}

/** The schemas that others refer to, by their names. */
export type Named = Readonly<Record<string, Schema>>

/** What a `$ref` means. */
export function schemaNamed(ref: string, named: Named): Schema {
  const found = named[ref.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`Nothing is called ${ref}`)
  return found
}
