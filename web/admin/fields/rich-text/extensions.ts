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
import { Indent } from './indent.ts'
import { LinkMark } from './link-mark.ts'

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
