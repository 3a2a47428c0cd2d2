import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { invalidLinkMessage, type RichText, richTextFaults } from '../rich-text.ts'
import { textToRichText } from '../rich-text-to-text.ts'
import { isHtml, readHtml } from './html-blocks.ts'

/** Returns plain text or HTML as a rich text, or null. HTML is never stored (trust.md). */
export function parseRichText(typed: string): RichText | null {
  if (!isHtml(typed)) return textToRichText(typed)
  const { content } = readHtml(linesToHtml(typed))
  return content.length === 0 ? null : { type: 'doc', content }
}

/** Returns why such a text is invalid: too many tags, invalid links, or its size. */
export function typedTextFaults(typed: string): Message[] {
  if (typed.split('<', maxTags + 1).length > maxTags)
    return [fill(inputMessages.richTextTooDeep, { most: limits.richText.levels })]
  const { content, invalidLinks } = isHtml(typed)
    ? readHtml(linesToHtml(typed))
    : { content: textToRichText(typed)?.content ?? [], invalidLinks: [] }
  if (invalidLinks.length > 0) return invalidLinks.flatMap((link) => invalidLinkMessage(link) ?? [])
  return content.length === 0 ? [] : richTextFaults({ type: 'doc', content })
}

/** Reading more would block the thread. */
const maxTags = 2 * limits.richText.nodes

/** Without block elements, an empty line separates paragraphs as in plain text. */
function linesToHtml(html: string): string {
  if (/<(p|div|h[1-6]|li|br|blockquote|tr|dl)\b/i.test(html)) return html
  return html.replaceAll(/(?:\r?\n[\t ]*){2,}/g, '<p>').replaceAll(/\r?\n/g, '<br>')
}
