import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import type { SentValues } from '../json.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages/messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { isMailAddress, isSafeLink } from '../text/link.ts'
import {
  linkedEntries,
  linkedFiles,
  linkName,
  linkToWire,
  resolveLink,
} from '../text/link-target.ts'
import { fillInMessage } from './text.ts'

interface LinkOptions {
  required?: boolean
  /** The response while nothing is stored, e.g. `/promotion`. */
  fallback?: string
  /** The key of the entity field whose page an empty link leads to (`follows_entity`). */
  follows?: string
  /** Whether an address without a scheme gets `https://` (specification section 5). */
  addHttps?: boolean
  hint?: string
  /** Whether all languages share the address. */
  shared?: boolean
  example?: string
  /** Whether an e-mail address is accepted too; it is stored as `mailto:`. */
  takesMail?: boolean
  /** Whether a redirect replaces the address, so that its page need not exist. */
  isRedirected?: boolean
  /** Whether it holds an address only: entries and files cannot be chosen. */
  isAddress?: boolean
  /** Whether pages of this site are offered, although it holds an address only. */
  offersPages?: boolean
}

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
    ...(options.isAddress ? { isAddress: true } : {}),
    ...(options.offersPages ? { offersPages: true } : {}),
    requestSchema: {
      [key]: linkSchema(options),
      ...(options.follows ? { [followsWire]: z.boolean() } : {}),
    },
    read: (sent, before) => readLink(sent, before, key, options),
    validate: (value) => (options.required && value === '' ? fillInMessage(key, label) : null),
    responseSchema: {
      [key]: z.string(),
      ...(options.follows ? { [followsWire]: z.boolean() } : {}),
    },
    toWire: (value, media) => ({
      [key]: linkToWire(value, media) || (options.fallback ?? ''),
      ...(options.follows ? { [followsWire]: value === '' } : {}),
    }),
    resolve: resolveLink,
    entities: (value) => linkedEntries([value]),
    pictures: (value) => linkedFiles([value]),
    text: linkName,
    // Addresses are not words that guests search for.
    searchText: () => '',
  })
}

/** The wire name that tells whether a link leads to its entity's page. */
export const followsWire = 'follows_entity'

/** A fallback that a client sends back is not stored, or it would outlive the fallback. */
function readLink(
  sent: SentValues,
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

/**
 * Returns the schema of a link: a path of this site, a web address, an entry or a file unless only
 * addresses are taken, and e-mail where it is taken.
 */
export function linkSchema({
  addHttps = false,
  takesMail = false,
  isAddress = false,
}: LinkOptions) {
  return z
    .string()
    .max(limits.url)
    .transform((typed) => typed.trim())
    .transform((href) => (takesMail ? asMail(href) : href))
    .transform((href) => (addHttps ? withHttps(href) : href))
    .refine(
      (href) =>
        href === '' ||
        (href.isWellFormed() && isSafeLink(href, { mail: takesMail, targets: !isAddress })),
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
