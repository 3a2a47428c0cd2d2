import { Mark } from '@tiptap/core'
import { limits } from '#catalogue/limits.ts'
import { isSafeLink } from '#catalogue/text/link.ts'

/**
 * A link with its address and nothing else. Tiptap's own brings a finder of addresses along, larger
 * than all the rest of the editor's extensions, and attributes that we do not keep.
 */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href')?.trim() ?? ''
        return isLinkAddress(href) ? { href } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** What the server takes as the address of a link. */
export function isLinkAddress(href: string): boolean {
  return href.length <= limits.url && href.isWellFormed() && isSafeLink(href, { prose: true })
}
