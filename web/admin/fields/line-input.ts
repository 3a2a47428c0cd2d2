import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { labelled } from '#web/admin/speech/speech.ts'

/** Addresses are written from the left in every language. */
const address = {
  dir: 'ltr',
  inputMode: 'url',
  spellCheck: false,
  autoCapitalize: 'none',
  maxLength: limits.url,
} as const

/** How the box of a field behaves whose value is one line: a text or an address. */
export function lineInput({ kind, example }: Field) {
  const box = kind === 'link' ? address : { maxLength: limits.title }
  return { ...box, ...(example ? { placeholder: labelled(example) } : {}) }
}
