import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages/messages.ts'
import { written } from '../messages/written.ts'
import { isSafeLink } from '../text/link.ts'

interface LinkOptions {
  /** What is answered while nothing is stored, e.g. `/promotion`. */
  fallback?: string
  /** `store`: an address without a scheme gets `https://` (specification section 5). */
  addHttps?: boolean
  hint?: string
  /** All languages lead to the same address. */
  shared?: boolean
  example?: string
}

/** An address: http(s), or a path of this site; at most 2,000 characters. Empty is allowed. */
export function link(label: string, options: LinkOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'link',
    translated: !options.shared,
    hint: options.hint ?? null,
    example: options.example ?? null,
    writes: { [key]: linkSchema(options.addHttps ?? false) },
    read: (sent) =>
      sent[key] === null ? '' : typeof sent[key] === 'string' ? sent[key] : undefined,
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: value || (options.fallback ?? '') }),
  })
}

function linkSchema(addHttps: boolean) {
  return z
    .string()
    .max(limits.url)
    .transform((typed) => typed.trim())
    .transform((href) => (addHttps ? withHttps(href) : href))
    .refine(
      (href) => href === '' || (href.isWellFormed() && isSafeLink(href)),
      written(messages.unsafeLink),
    )
    .nullable()
}

function withHttps(href: string): string {
  return href === '' || /^(\/|[a-z][a-z0-9+.-]*:)/i.test(href) ? href : `https://${href}`
}
