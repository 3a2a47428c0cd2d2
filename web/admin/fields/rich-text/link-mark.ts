import { Mark } from '@tiptap/core'
import { linkFault } from '#catalogue/text/link.ts'

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
  return href !== '' && linkFault(href) === null
}
