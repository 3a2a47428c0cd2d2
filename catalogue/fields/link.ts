import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import type { Sent } from '../json.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages/messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { isMailAddress, isSafeLink } from '../text/link.ts'
import { missing } from './text.ts'

interface LinkOptions {
  required?: boolean
  /** What is answered while nothing is stored, e.g. `/promotion`. */
  fallback?: string
  /**
   * The key of the entity field beside it: an empty link leads to that entity's page. Answers carry
   * where it leads, and `follows_entity` says whether that is the entity's page or an own address.
   */
  follows?: string
  /** `store`: an address without a scheme gets `https://` (specification section 5). */
  addHttps?: boolean
  hint?: string
  /** All languages lead to the same address. */
  shared?: boolean
  example?: string
  /** An e-mail address will do too; it is stored as `mailto:`. */
  takesMail?: boolean
  /** It is the address that a redirect replaces: no page needs to exist there. */
  isRedirected?: boolean
}

/** An address: http(s), or a path of this site; at most 2,000 characters. Empty is allowed. */
export function link(label: string, options: LinkOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'link',
    required: options.required ?? false,
    translated: !options.shared,
    hint: options.hint ?? null,
    example: options.example ?? null,
    ...(options.follows === undefined ? {} : { follows: options.follows }),
    ...(options.isRedirected ? { isRedirected: true } : {}),
    writes: {
      [key]: linkSchema(options),
      ...(options.follows ? { [followsWire]: z.boolean() } : {}),
    },
    read: (sent, before) => readLink(sent, before, key, options),
    refusal: (value) => (options.required && value === '' ? missing(key, label) : null),
    answers: { [key]: z.string(), ...(options.follows ? { [followsWire]: z.boolean() } : {}) },
    answer: (value) => ({
      [key]: value || (options.fallback ?? ''),
      ...(options.follows ? { [followsWire]: value === '' } : {}),
    }),
  })
}

/** The wire name that says whether a link leads to its entity's page or has an address of its own. */
export const followsWire = 'follows_entity'

/** A fallback that is sent back as it was answered is not stored: it would outlive the fallback. */
function readLink(
  sent: Sent,
  before: string,
  key: string,
  { fallback, follows }: LinkOptions,
): string | undefined {
  if (follows && sent[followsWire] === true) return ''
  const typed = sent[key]
  if (typed === null) return ''
  if (typeof typed !== 'string') return undefined
  return !follows && before === '' && typed === fallback ? '' : typed
}

function linkSchema({ addHttps = false, takesMail = false }: LinkOptions) {
  return z
    .string()
    .max(limits.url)
    .transform((typed) => typed.trim())
    .transform((href) => (takesMail ? asMail(href) : href))
    .transform((href) => (addHttps ? withHttps(href) : href))
    .refine(
      (href) => href === '' || (href.isWellFormed() && isSafeLink(href, { mail: takesMail })),
      serializeMessage(takesMail ? messages.unsafeLinkOrMail : messages.unsafeLink),
    )
    .nullable()
}

function asMail(href: string): string {
  return isMailAddress(href) ? `mailto:${href}` : href
}

function withHttps(href: string): string {
  return href === '' || /^(\/|[a-z][a-z0-9+.-]*:)/i.test(href) ? href : `https://${href}`
}
