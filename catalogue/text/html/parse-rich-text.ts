import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { linkRefusal } from '../refused-link.ts'
import { type RichText, richTextFaults } from '../rich-text.ts'
import { textToRichText } from '../rich-text-to-text.ts'
import { isHtml, readHtml } from './html-blocks.ts'

/**
 * A text that a client has as a string, in place of the tree: its words in paragraphs. Of HTML what the
 * editor's own tools make is kept (headings, bold, italic, links, quotes, lists) and every other tag is
 * not, whatever it is: nothing of it is run, stored or drawn (trust.md, "Habits"). Null: there are no
 * words in it.
 */
export function parseRichText(typed: string): RichText | null {
  if (!isHtml(typed)) return textToRichText(typed)
  const { content } = readHtml(inLines(typed))
  return content.length === 0 ? null : { type: 'doc', content }
}

/** Returns why such a text cannot be kept: too many tags, each link that is refused, or its size. */
export function typedTextFaults(typed: string): Message[] {
  if (typed.split('<', mostTags + 1).length > mostTags)
    return [fill(inputMessages.richTextTooDeep, { most: limits.richText.levels })]
  const { content, refused } = isHtml(typed)
    ? readHtml(inLines(typed))
    : { content: textToRichText(typed)?.content ?? [], refused: [] }
  if (refused.length > 0) return refused.flatMap((link) => linkRefusal(link) ?? [])
  return content.length === 0 ? [] : richTextFaults({ type: 'doc', content })
}

/** More than any text of ours has; to read them would hold up everybody else. */
const mostTags = 2 * limits.richText.nodes

/** Where no block is marked, an empty line makes two paragraphs, as in plain words. */
function inLines(html: string): string {
  if (/<(p|div|h[1-6]|li|br|blockquote|tr|dl)\b/i.test(html)) return html
  return html.replaceAll(/(?:\r?\n[\t ]*){2,}/g, '<p>').replaceAll(/\r?\n/g, '<br>')
}
