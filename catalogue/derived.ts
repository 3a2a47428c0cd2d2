import type { Field } from './field.ts'
import type { Json } from './json.ts'
import type { Language } from './languages.ts'
import type { TranslateSite } from './messages/site-translator.ts'

/** Who reads an answer. */
export interface Reader {
  language: Language
  t: TranslateSite
}

/** What answers to guests say of an entry beside its fields, made of its stored values. */
export interface Derived<V = Record<string, Json>> {
  /** By wire name, for the description of the API. */
  answers: Field['answers']
  of(values: V, reader: Reader): Record<string, Json>
}

/** The one place where what is derived gets the types of its declaration: by it the values were stored. */
export function fromStored<V>({ answers, of }: Derived<V>): Derived {
  const asDeclared = (values: unknown) => values as V
  return { answers, of: (values, reader) => of(asDeclared(values), reader) }
}
