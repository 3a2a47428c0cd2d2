import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { pasting } from './normalize-paste.ts'
import { counted } from './text-count.tsx'

/** Addresses are left-to-right in every language. */
const address = {
  dir: 'ltr',
  inputMode: 'url',
  spellCheck: false,
  autoCapitalize: 'none',
} as const

/** Returns the input props of a one-line field: a text or an address. */
export function lineInput({ kind, example }: Field, value: string) {
  const isAddress = kind === 'link' || kind === 'video'
  const box = isAddress ? address : {}
  const most = isAddress ? limits.url : limits.title
  const shown = example ? { placeholder: labelled(example) } : {}
  return { ...box, ...counted(value, most), ...pasting(true), ...shown }
}
