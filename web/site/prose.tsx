import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { richTextToText } from '#catalogue/text/rich-text-to-text.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { useI18n } from './i18n.tsx'

/** A text of a page: its links in the page's language, and marked where it stands in for a translation. */
export function Prose({ value }: { value: RichTextValue | null }) {
  const { href, marked } = useI18n()
  if (value === null) return null
  return <RichText value={value} href={href} {...marked(richTextToText(value))} />
}
