import type { RichText } from './rich-text.ts'
import { asRichText } from './rich-text-words.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * A text that a client has as a string, in place of the tree: its words in paragraphs. Of HTML the
 * words and their paragraphs are kept and the tags are not, whatever they are: nothing of it is run,
 * stored or drawn (trust.md, "Habits"). Null: there are no words in it.
 */
export function typedRichText(typed: string): RichText | null {
  if (!/<[/!]?[a-z-]/i.test(typed)) return asRichText(typed)
  const words = typed
    .replaceAll(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(
      /<\/?(p|div|h[1-6]|li|ul|ol|blockquote|tr|table|section|article)\b[^<>]*>/gi,
      '\n\n',
    )
    .replaceAll(/<[/!?]?[a-z-][^<>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
  return asRichText(words)
}
