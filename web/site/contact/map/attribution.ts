/** A part of the attribution of a map; a link with `url`. */
export interface AttributionPart {
  words: string
  url?: string
}

const linked = /\[([^[\]]+)\]\((https?:\/\/[^\s()[\]]+)\)/g

/** Splits `© [OpenStreetMap](https://…)` into parts: operators write text, never markup. */
export function attributionParts(text: string): AttributionPart[] {
  const parts: AttributionPart[] = []
  let from = 0
  for (const found of text.matchAll(linked)) {
    const [whole, words = '', url = ''] = found
    if (found.index > from) parts.push({ words: text.slice(from, found.index) })
    parts.push({ words, url })
    from = found.index + whole.length
  }
  if (from < text.length) parts.push({ words: text.slice(from) })
  return parts
}
