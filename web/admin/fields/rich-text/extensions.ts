import { Mark } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { linkFault } from '#catalogue/text/link.ts'
import { Indent } from './indent.ts'

/**
 * A link with its address and nothing else. Tiptap's own brings a finder of addresses along, larger
 * than all the rest of the editor's extensions, and attributes that we do not keep.
 */
const LinkMark = Mark.create({
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

/** The levels of headings below a page's title. */
export const headingLevels = [2, 3, 4] as const

/** What can be typed: the nodes and marks of `RichText`, each by its own name. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [...headingLevels] }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) }
    },
  }),
  ListKeymap,
  HardBreak,
  Bold,
  Italic,
  LinkMark,
  Indent,
  UndoRedo,
]

/** What the server takes as the address of a link. */
export function isLinkAddress(href: string): boolean {
  return href !== '' && linkFault(href) === null
}
