import { z } from 'zod'
import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { Message } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { parseMessage, serializeMessage } from '../messages/serialize-message.ts'
import { type InvalidLink, linkFault } from './link.ts'
import { isShowable } from './plain-text.ts'
import { isBlankText } from './visible.ts'

/** A text as the editor's tree (Tiptap): no HTML, styles or pictures (trust.md, "Habits"). */
export type RichText = { type: 'doc'; content: RichBlock[] }

export type RichBlock =
  | { type: 'paragraph'; attrs?: { indent?: number }; content?: RichInline[] }
  | { type: 'heading'; attrs: { level: number; indent?: number }; content?: RichInline[] }
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'bulletList'; content: RichListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number }; content: RichListItem[] }
  | RichTable

/** A table without merged cells: all rows have the same number. Its caption is plain text. */
export type RichTable = { type: 'table'; attrs?: { caption?: string }; content: RichRow[] }

export type RichRow = { type: 'tableRow'; content: RichCell[] }

export type RichCell = { type: 'tableHeader' | 'tableCell'; content: RichParagraph[] }

type RichParagraph = Extract<RichBlock, { type: 'paragraph' }>

export type RichListItem = { type: 'listItem'; content: RichBlock[] }

/** A node that has blocks, or text, inside. */
export type RichNode = RichBlock | RichListItem | RichRow | RichCell

export type RichInline = { type: 'text'; text: string; marks?: RichMark[] } | { type: 'hardBreak' }

export type RichMark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } }

const indent = z.int().min(0).max(limits.richText.indent).optional()
const level = z.union([z.literal(2), z.literal(3), z.literal(4)])

const href = z
  .string()
  .max(limits.url)
  .refine((address) => linkFault(address) === null)

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
])

const inline: z.ZodType<RichInline, RichInline> = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: z.string().min(1).refine(isShowable, serializeMessage(messages.notText)),
      marks: z
        .array(mark)
        .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length)
        .optional(),
    }),
    z.strictObject({ type: z.literal('hardBreak') }),
  ])
  .meta({ id: 'RichInline' })

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ indent }).optional(),
  content: z.array(inline).optional(),
})

const cell = z
  .strictObject({
    type: z.enum(['tableHeader', 'tableCell']),
    content: z.array(paragraph).min(1),
  })
  .meta({ id: 'RichCell' })

const { rows: mostRows, columns: mostColumns } = limits.richText.table

const caption = z
  .string()
  .min(1)
  .max(limits.title)
  .refine(isShowable, serializeMessage(messages.notText))
  .optional()

const table = z.strictObject({
  type: z.literal('table'),
  attrs: z.strictObject({ caption }).optional(),
  content: z
    .array(
      z.strictObject({
        type: z.literal('tableRow'),
        content: z.array(cell).min(1).max(mostColumns),
      }),
    )
    .min(1)
    .max(mostRows)
    .refine((rows) => rows.every(({ content }) => content.length === rows[0]?.content.length)),
})

const block: z.ZodType<RichBlock, RichBlock> = z
  .lazy(() =>
    z.discriminatedUnion('type', [
      paragraph,
      table,
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
      // As in the editor, an item begins with a paragraph.
      content: z.array(block).refine(([first]) => first?.type === 'paragraph'),
    }),
  )
  .meta({ id: 'RichListItem' })

/** The schema for responses. */
export const richTextShape: z.ZodType<RichText, RichText> = z
  .strictObject({ type: z.literal('doc'), content: z.array(block) })
  .meta({ id: 'RichText' })

/** Returns why something cannot be stored as a text, or null. Accepts any input. */
export function richTextFault(sent: unknown): Message | null {
  return richTextFaults(sent)[0] ?? null
}

/** Returns the same, with a message for each invalid link. */
export function richTextFaults(sent: unknown): Message[] {
  // Before the schema, whose recursion would exhaust the stack.
  const bounds = limits.richText
  const { isBounded, isOurs: isKnownType, invalidLinks } = inspect(sent)
  if (!isBounded) return [fill(inputMessages.richTextTooDeep, { most: bounds.levels })]
  if (!isKnownType) return [inputMessages.richText]
  if (invalidLinks.length > 0) return invalidLinks.flatMap((link) => invalidLinkMessage(link) ?? [])
  const result = richTextShape.safeParse(sent)
  if (!result.success) return [messageOf(result.error.issues)]
  return jsonBytes(sent) > bounds.bytes
    ? [fill(inputMessages.richTextTooLong, { most: bounds.bytes / 1_000 })]
    : []
}

/** Returns the size of a text in bytes as JSON. */
export function jsonBytes(text: unknown): number {
  return new TextEncoder().encode(JSON.stringify(text)).length
}

export function isBlank(text: RichText): boolean {
  return text.content.every(isBlankBlock)
}

function isBlankBlock(block: RichNode): boolean {
  if (block.type === 'paragraph' || block.type === 'heading') {
    return (block.content ?? []).every((one) => one.type !== 'text' || isBlankText(one.text))
  }
  return block.content.every(isBlankBlock)
}

const nodeTypes = new Set<unknown>([
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
  ...['table', 'tableRow', 'tableHeader', 'tableCell'],
  ...['text', 'hardBreak'],
])

interface Inspection {
  isBounded: boolean
  isOurs: boolean
  invalidLinks: InvalidLink[]
}

/** Checks size and types without recursion. Stops at the first unknown node. */
function inspect(sent: unknown): Inspection {
  const open = [{ node: sent, level: 0 }]
  const invalidLinks: InvalidLink[] = []
  let nodes = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next
    if (level > limits.richText.levels) return { isBounded: false, isOurs: true, invalidLinks }
    if (typeof node !== 'object' || node === null)
      return { isBounded: true, isOurs: false, invalidLinks }
    if (level > 0 && !('type' in node && nodeTypes.has(node.type)))
      return { isBounded: true, isOurs: false, invalidLinks }
    const link = invalidLinkIn(node)
    if (link && invalidLinks.length < limits.richText.invalidLinks) invalidLinks.push(link)
    if (!('content' in node) || !Array.isArray(node.content)) continue
    nodes += node.content.length
    if (nodes > limits.richText.nodes) return { isBounded: false, isOurs: true, invalidLinks }
    for (const inner of node.content.toReversed()) open.push({ node: inner, level: level + 1 })
  }
  return { isBounded: true, isOurs: true, invalidLinks }
}

/** Returns the link of a piece of text when it is invalid, or null. */
function invalidLinkIn(node: object): InvalidLink | null {
  if (!('text' in node) || typeof node.text !== 'string') return null
  const marks: unknown[] = 'marks' in node && Array.isArray(node.marks) ? node.marks : []
  for (const mark of marks.slice(0, 3)) {
    const link = linkMark.safeParse(mark)
    const address = link.data?.attrs.href
    if (address !== undefined && linkFault(address))
      return { text: node.text.slice(0, 200), address }
  }
  return null
}

const linkMark = z.object({ attrs: z.object({ href: z.string() }) })

/** Returns the first fault with a message of its own. */
function messageOf(issues: readonly z.core.$ZodIssue[]): Message {
  const issue = issues.find(({ message }) => message.startsWith('{'))
  return issue ? parseMessage(issue.message) : inputMessages.richText
}

export function invalidLinkMessage({ text, address }: InvalidLink): Message | null {
  const values = { text: text.trim() || address, address }
  switch (linkFault(address)) {
    case 'form':
      return fill(inputMessages.linkForm, values)
    case 'signs':
      return fill(inputMessages.linkSigns, values)
    case 'length':
      return fill(inputMessages.linkLength, { text: values.text, most: limits.url })
    case null:
      return null
  }
}
