import { z } from 'zod'
import { typedFaults, typedRichText } from '#catalogue/text/html/typed-rich-text.ts'
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
import { richTextProse, richTextWords } from '../text/rich-text-words.ts'
import { missing } from './text.ts'

interface RichTextOptions {
  required?: boolean
  hint?: string
}

/**
 * A text with headings, lists, quotes and links: the tree of the editor as `{ type: 'doc', content }`
 * on the wire and in the store, null while there is nothing to read in it. At most 100 KB and 20
 * levels; links are http(s), mailto, tel and site-relative (contract section 5, trust.md).
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
    writes: {
      [key]: options.required
        ? sent.refine(isFilledIn, serializeMessage(missing(key, label)))
        : sent,
    },
    read: (body) => readText(body[key]),
    refusal: (value) => (options.required && value === null ? missing(key, label) : null),
    answers: { [key]: richTextShape.nullable() },
    answer: (value) => ({ [key]: value }),
    cell: { write: (value) => (value ? richTextCell(value) : ''), read: readRichTextCell },
    words: (value) => (value ? richTextWords(value) : ''),
    sought: (value) => (value ? richTextProse(value) : ''),
  })
}

/**
 * The tree of the editor; a client without one sends plain text or HTML. One step instead of a union,
 * because the refusal of a union cannot say which of its alternatives failed and why.
 */
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
  return typedFaults(value)
}

/** Null was not filled in (specification section 5); what was emptied is '', and may stay a draft. */
function isFilledIn(text: z.output<typeof sent>): boolean {
  return text !== null
}

function readText(sent: unknown): RichText | null | undefined {
  if (sent === undefined) return undefined
  if (typeof sent === 'string') return typedRichText(sent)
  return isText(sent) && !isBlank(sent) ? sent : null
}

/** What comes here has passed the schema. */
function isText(sent: unknown): sent is RichText {
  return typeof sent === 'object' && sent !== null
}

/** A text in a cell: paragraphs as people type them, with an empty line between; anything more as its tree. */
function richTextCell(text: RichText): string {
  const paragraphs = text.content.map(plainParagraph)
  const plain = paragraphs.join('\n\n')
  const isLossless =
    paragraphs.every((one) => one !== null) && sameTree(readRichTextCell(plain), text)
  return isLossless ? plain : JSON.stringify(text)
}

/** The tree of what stood in a cell; '' for nothing. What is no tree is paragraphs, or HTML. */
function readRichTextCell(cell: string): unknown {
  const text = cell.replaceAll('\r\n', '\n').trim()
  if (text === '') return ''
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text)
    } catch {
      // Somebody has typed a brace: what was data is refused before (`broken-data.ts`).
    }
  }
  // What is refused goes on as it was typed, so that the field says why.
  return typedFaults(text).length > 0 ? text : typedRichText(text)
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
