import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { richTextToProse } from '#catalogue/text/rich-text-to-text.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { useI18n } from './i18n.tsx'

/**
 * Renders a rich text with links in the language of the page, marked where it has no translation.
 */
export function Prose({ value }: { value: RichTextValue | null }) {
  const { href, langAttributes } = useI18n()
  if (value === null) return null
  return <RichText value={value} href={href} {...langAttributes(richTextToProse(value))} />
}
