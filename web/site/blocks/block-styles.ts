import type { LoadedBlock } from './load-blocks.ts'

const layout = 'web/site/blocks/page.css'

/** The style sheets of what kinds of blocks have in common with other pages. */
const byKind: Partial<Record<LoadedBlock['kind'], string>> = {
  text: 'web/site/blocks/kinds/text.css',
  picture_text: 'web/site/blocks/kinds/text.css',
  gallery: 'web/site/blocks/kinds/gallery.css',
  video: 'web/site/blocks/kinds/video.css',
  offers: 'web/site/blocks/kinds/offers.css',
  items: 'web/site/blocks/kinds/items.css',
  locations: 'web/site/blocks/kinds/locations.css',
  faqs: 'web/site/blocks/kinds/faqs.css',
  news: 'web/site/blocks/kinds/news.css',
}

/** Every sheet that a page of blocks may need. */
export const allBlockStyles: readonly string[] = [...new Set([layout, ...Object.values(byKind)])]

/** Returns the style sheets of a page with these blocks; none without any. */
export function blockStyles(blocks: readonly LoadedBlock[]): string[] {
  if (blocks.length === 0) return []
  return [...new Set([layout, ...blocks.flatMap(({ kind }) => byKind[kind] ?? [])])]
}
