import type { Field } from './field.ts'
import type { Json } from './json.ts'
import type { Language } from './languages.ts'
import type { TranslateSite } from './messages/site-translator.ts'

export interface Reader {
  language: Language
  t: TranslateSite
}

/** Fields of a guest's response that are computed from the stored values. */
export interface Derived<V = Record<string, Json>> {
  responseSchema: Field['responseSchema']
  of(values: V, reader: Reader): Record<string, Json>
}

/** Erases the type of the values. Safe, because the same declaration stored them. */
export function fromStored<V>({ responseSchema, of }: Derived<V>): Derived {
  const asDeclared = (values: unknown) => values as V
  return { responseSchema, of: (values, reader) => of(asDeclared(values), reader) }
}
