import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field } from '../field.ts'
import type { Json } from '../json.ts'
import { limits } from '../limits.ts'

export interface FacetValue {
  name: string
  value: string
}

/** Returns an entry's facet values: its choices, texts and the ids that it refers to. */
export function facetValues(
  { fields, facets }: Pick<Declaration, 'fields' | 'facets'>,
  { values }: Content,
): FacetValue[] {
  return facets.flatMap((name) => {
    const field = fields.find(({ key }) => key === name)
    const facetValues = field ? valuesIn(field, storedValue(field, values)) : []
    return [...new Set(facetValues)].map((value) => ({ name, value }))
  })
}

function valuesIn(field: Field, value: Json): string[] {
  const isReference = field.kind === 'references'
  return isReference ? field.entities(value).map(({ id }) => String(id)) : textsIn(value)
}

function textsIn(value: Json): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((one) => (typeof one === 'string' ? one.slice(0, limits.title) || [] : []))
}
