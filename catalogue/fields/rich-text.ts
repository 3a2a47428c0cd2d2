import { z } from 'zod'
import { parseRichText, typedTextFaults } from '#catalogue/text/html/parse-rich-text.ts'
import {
  isBlank,
  type RichBlock,
  type RichText,
  richTextFaults,
  richTextShape,
} from '#catalogue/text/rich-text.ts'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { Message } from '../messages/message.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import {
  linkedEntries,
  linkedFiles,
  linkName,
  linkToWire,
  resolveLink,
} from '../text/link-target.ts'
import { hrefsIn, mapLinks } from '../text/rich-links.ts'
import { richTextToProse, richTextToText } from '../text/rich-text-to-text.ts'
import { fillInMessage } from './text.ts'

interface RichTextOptions {
  required?: boolean
  hint?: string
}

/**
 * Declares a rich text: `{ type: 'doc', content }`, or null when it is empty. At most 100 KB and 20
 * levels; links as in `link.ts` (contract section 5, trust.md).
 */
export function richText(
  label: string,
  options: RichTextOptions = {},
): FieldMaker<RichText | null> {
  return (key) => ({
    ...baseField<RichText | null>(key, label, null),
    kind: 'richText',
    required: options.required ?? false,
    translated: true,
    hint: options.hint ?? null,
    requestSchema: {
      [key]: options.required
        ? sent.refine(isFilledIn, serializeMessage(fillInMessage(key, label)))
        : sent,
    },
    read: (body) => readText(body[key]),
    validate: (value) => (options.required && value === null ? fillInMessage(key, label) : null),
    responseSchema: { [key]: richTextShape.nullable() },
    toWire: (value, media) => ({
      [key]: value && mapLinks(value, (href) => linkToWire(href, media)),
    }),
    resolve: (value, lookups) => value && mapLinks(value, (href) => resolveLink(href, lookups)),
    entities: (value) => linkedEntries(hrefsIn(value)),
    pictures: (value) => linkedFiles(hrefsIn(value)),
    cell: { write: (value) => (value ? richTextCell(value) : ''), read: readRichTextCell },
    text: (value, media) =>
      value ? richTextToText(mapLinks(value, (href) => linkName(href, media))) : '',
    searchText: (value) => (value ? richTextToProse(value) : ''),
  })
}

/** One step and no union: a union's error cannot tell which alternative failed. */
const sent = z.preprocess((value, context) => {
  const faults = faultsOf(value)
  if (faults.length === 0) return value
  for (const fault of faults) context.addIssue({ code: 'custom', message: serializeMessage(fault) })
  return z.NEVER
}, z.union([z.string().max(limits.richText.bytes), richTextShape]).nullable())

function faultsOf(value: unknown): Message[] {
  if (value === null) return []
  if (typeof value !== 'string') return richTextFaults(value)
  const most = limits.richText.bytes
  if (value.length > most) return [fill(inputMessages.richTextTooLong, { most: most / 1_000 })]
  return typedTextFaults(value)
}

/** Null was not filled in (specification section 5); emptied text is '' and may stay a draft. */
function isFilledIn(text: z.output<typeof sent>): boolean {
  return text !== null
}

function readText(sent: unknown): RichText | null | undefined {
  if (sent === undefined) return undefined
  if (sent === '') return null
  if (typeof sent === 'string') return parseRichText(sent)
  return isRichText(sent) && !isBlank(sent) ? sent : null
}

function isRichText(sent: unknown): sent is RichText {
  return typeof sent === 'object' && sent !== null
}

/** Returns a cell: plain paragraphs, or the tree when it holds more than that. */
function richTextCell(text: RichText): string {
  const paragraphs = text.content.map(plainParagraph)
  const plain = paragraphs.join('\n\n')
  const isLossless =
    paragraphs.every((one) => one !== null) && sameTree(readRichTextCell(plain), text)
  return isLossless ? plain : JSON.stringify(text)
}

/** Returns what a save would send for the text of a cell. */
function readRichTextCell(cell: string): unknown {
  const text = cell.replaceAll('\r\n', '\n').trim()
  if (text === '') return ''
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text)
    } catch {
      // The text only begins with a brace: broken JSON was rejected before (`broken-data.ts`).
    }
  }
  // Text with faults goes on unchanged, so that the field can report them.
  return typedTextFaults(text).length > 0 ? text : parseRichText(text)
}

function plainParagraph(block: RichBlock): string | null {
  if (block.type !== 'paragraph' || block.attrs?.indent) return null
  const parts = (block.content ?? []).map((one) => {
    if (one.type === 'hardBreak') return '\n'
    return one.marks && one.marks.length > 0 ? null : one.text
  })
  return parts.every((part) => part !== null) ? parts.join('') : null
}

function sameTree(one: unknown, other: RichText): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
