import type { RichMark, RichText } from './rich-text.ts'

/** Returns the addresses that a stored text links to. */
export function hrefsIn(text: unknown): string[] {
  return [...JSON.stringify(text ?? null).matchAll(/"href":"([^"\\\s]+)"/g)].map(
    ([, href = '']) => href,
  )
}

/** Returns a text with other addresses; where `resolve` returns '', only the words stay. */
export function mapLinks(text: RichText, resolve: (href: string) => string): RichText {
  if (hrefsIn(text).every((href) => resolve(href) === href)) return text
  return JSON.parse(JSON.stringify(text), (key, value) => {
    return key === 'marks' ? (value as RichMark[]).flatMap((mark) => mapMark(mark, resolve)) : value
  })
}

function mapMark(mark: RichMark, resolve: (href: string) => string): RichMark[] {
  if (mark.type !== 'link') return [mark]
  const href = resolve(mark.attrs.href)
  return href === '' ? [] : [{ type: 'link', attrs: { href } }]
}
