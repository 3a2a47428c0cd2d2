import { isHtml, readHtml } from './html-blocks.ts'
import type { RichText } from './rich-text.ts'
import { asRichText } from './rich-text-words.ts'

/**
 * A text that a client has as a string, in place of the tree: its words in paragraphs. Of HTML what the
 * editor's own tools make is kept (headings, bold, italic, links, quotes, lists) and every other tag is
 * not, whatever it is: nothing of it is run, stored or drawn (trust.md, "Habits"). Null: there are no
 * words in it.
 */
export function typedRichText(typed: string): RichText | null {
  if (!isHtml(typed)) return asRichText(typed)
  const content = readHtml(typed)
  return content.length === 0 ? null : { type: 'doc', content }
}
