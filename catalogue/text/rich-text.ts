import { z } from 'zod'
import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { messages } from '../messages/messages.ts'
import type { Sentence } from '../messages/sentence.ts'
import { readWritten, written } from '../messages/written.ts'
import { isSafeLink } from './link.ts'
import { isShowable } from './plain-text.ts'

/**
 * A text with headings, lists and links, as the tree that the editor (Tiptap) makes of it. Nothing
 * else is stored, sent or drawn: no HTML, no styles, no pictures (trust.md, "Habits").
 */
export type RichText = { type: 'doc'; content: RichBlock[] }

export type RichBlock =
  | { type: 'paragraph'; attrs?: { indent?: number }; content?: RichInline[] }
  | { type: 'heading'; attrs: { level: number; indent?: number }; content?: RichInline[] }
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'bulletList'; content: RichListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number }; content: RichListItem[] }

export type RichListItem = { type: 'listItem'; content: RichBlock[] }

export type RichInline = { type: 'text'; text: string; marks?: RichMark[] } | { type: 'hardBreak' }

export type RichMark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } }

const indent = z.int().min(0).max(limits.richText.indent).optional()
const level = z.union([z.literal(2), z.literal(3), z.literal(4)])

const href = z
  .string()
  .max(limits.url)
  .refine(
    (address) => address.isWellFormed() && isSafeLink(address, { prose: true }),
    written(inputMessages.unsafeTextLink),
  )

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
])

const inline: z.ZodType<RichInline, RichInline> = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: z.string().min(1).refine(isShowable, written(messages.notText)),
      marks: z
        .array(mark)
        .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length)
        .optional(),
    }),
    z.strictObject({ type: z.literal('hardBreak') }),
  ])
  .meta({ id: 'RichInline' })

const block: z.ZodType<RichBlock, RichBlock> = z
  .lazy(() =>
    z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('paragraph'),
        attrs: z.strictObject({ indent }).optional(),
        content: z.array(inline).optional(),
      }),
      z.strictObject({
        type: z.literal('heading'),
        attrs: z.strictObject({ level, indent }),
        content: z.array(inline).optional(),
      }),
      z.strictObject({ type: z.literal('blockquote'), content: z.array(block).min(1) }),
      z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1) }),
      z.strictObject({
        type: z.literal('orderedList'),
        attrs: z
          .strictObject({ start: z.int().min(1).max(limits.richText.start).optional() })
          .optional(),
        content: z.array(listItem).min(1),
      }),
    ]),
  )
  .meta({ id: 'RichBlock' })

const listItem: z.ZodType<RichListItem, RichListItem> = z
  .lazy(() =>
    z.strictObject({
      type: z.literal('listItem'),
      // As in the editor: an entry begins with its own words.
      content: z.array(block).refine(([first]) => first?.type === 'paragraph'),
    }),
  )
  .meta({ id: 'RichListItem' })

/** The shape of a text, for answers: they hold what was let in. */
export const richTextShape: z.ZodType<RichText, RichText> = z
  .strictObject({ type: z.literal('doc'), content: z.array(block) })
  .meta({ id: 'RichText' })

/**
 * A text as it comes in: of these nodes and marks alone, within the limits. What is wrong is said in
 * one sentence about the whole, because nobody can be shown the place of a node.
 */
export const sentRichText = z.preprocess((sent, context) => {
  const fault = richTextFault(sent)
  if (fault === null) return sent
  context.addIssue({ code: 'custom', message: written(fault) })
  return z.NEVER
}, richTextShape)

/** Why this is no text that can be kept, or null. Takes anything, however big or deep. */
export function richTextFault(sent: unknown): Sentence | null {
  // Before the schema, which goes down by recursion and would exhaust the stack.
  const most = limits.richText
  const { isBounded, isOurs } = walk(sent)
  if (!isBounded) return fill(inputMessages.richTextTooDeep, { most: most.levels })
  if (!isOurs) return inputMessages.richText
  const result = richTextShape.safeParse(sent)
  if (!result.success) return sentenceOf(result.error.issues)
  const { length } = new TextEncoder().encode(JSON.stringify(sent))
  return length > most.bytes
    ? fill(inputMessages.richTextTooLong, { most: most.bytes / 1_000 })
    : null
}

/** Is there nothing to read in it? */
export function isBlank(text: RichText): boolean {
  return text.content.every(isBlankBlock)
}

function isBlankBlock(block: RichBlock | RichListItem): boolean {
  if (block.type === 'paragraph' || block.type === 'heading') {
    return (block.content ?? []).every((one) => one.type !== 'text' || one.text.trim() === '')
  }
  return block.content.every(isBlankBlock)
}

const types = new Set<unknown>([
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
  ...['text', 'hardBreak'],
])

/**
 * Walks without recursion; what stands in the document is its first level. A node of another type
 * ends it: the schema would write down a fault for each of thousands.
 */
function walk(sent: unknown): { isBounded: boolean; isOurs: boolean } {
  const open = [{ node: sent, level: 0 }]
  let nodes = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next
    if (level > limits.richText.levels) return { isBounded: false, isOurs: true }
    if (typeof node !== 'object' || node === null) return { isBounded: true, isOurs: false }
    if (level > 0 && !('type' in node && types.has(node.type)))
      return { isBounded: true, isOurs: false }
    if (!('content' in node) || !Array.isArray(node.content)) continue
    nodes += node.content.length
    if (nodes > limits.richText.nodes) return { isBounded: false, isOurs: true }
    for (const inner of node.content) open.push({ node: inner, level: level + 1 })
  }
  return { isBounded: true, isOurs: true }
}

/** The first fault that has words of its own: those say what to do. */
function sentenceOf(issues: readonly z.core.$ZodIssue[]): Sentence {
  const said = issues.find(({ message }) => message.startsWith('{'))
  return said ? readWritten(said.message) : inputMessages.richText
}
