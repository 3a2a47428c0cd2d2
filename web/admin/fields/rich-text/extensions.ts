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
 * A link with only its address. Tiptap's own brings a link detector that is larger than all other
 * extensions, and attributes that we do not store.
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

export const headingLevels = [2, 3, 4] as const

/** The nodes and marks of `RichText`, each by its name there. */
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

/** Whether the server accepts an address of a link. */
export function isLinkAddress(href: string): boolean {
  return href !== '' && linkFault(href) === null
}
