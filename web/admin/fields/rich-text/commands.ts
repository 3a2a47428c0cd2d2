import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import type { PlainMessage } from '#web/admin/i18n/translate.ts'
import { canShiftIndent, shiftIndent } from './extensions.ts'
import { tableCommandsOf } from './table.ts'

export interface Command {
  word: PlainMessage
  Icon: Icon
  /** As in `aria-keyshortcuts`, with Control; null where there is none. */
  keys: string | null
  /** Whether it is active at the cursor; null for one-time commands. */
  isOn: boolean | null
  isOpen: boolean
  opensDialog?: boolean
  run: () => void
}

/** Returns the toolbar's commands after the heading, in the order of specification section 2. */
export function commandsOf(editor: Editor, openLink: () => void): Command[] {
  const focused = () => editor.chain().focus()
  const marked = (name: string) => ({ isOn: editor.isActive(name), isOpen: true })
  const once = (isOpen: boolean) => ({ isOn: null, isOpen })
  return [
    {
      ...{ word: 'rich.bold', Icon: IconBold, keys: 'Control+B', ...marked('bold') },
      run: () => focused().toggleBold().run(),
    },
    {
      ...{ word: 'rich.italic', Icon: IconItalic, keys: 'Control+I', ...marked('italic') },
      run: () => focused().toggleItalic().run(),
    },
    {
      ...{ word: 'rich.link', Icon: IconLink, keys: 'Control+K', ...marked('link') },
      opensDialog: true,
      run: openLink,
    },
    {
      ...{ word: 'rich.quote', Icon: IconBlockquote, keys: 'Control+Shift+B' },
      ...marked('blockquote'),
      run: () => focused().toggleBlockquote().run(),
    },
    {
      ...{ word: 'rich.bullets', Icon: IconList, keys: 'Control+Shift+8', ...marked('bulletList') },
      run: () => focused().toggleBulletList().run(),
    },
    {
      ...{ word: 'rich.numbers', Icon: IconListNumbers, keys: 'Control+Shift+7' },
      ...marked('orderedList'),
      run: () => focused().toggleOrderedList().run(),
    },
    {
      ...{ word: 'rich.indent', Icon: IconIndentIncrease, keys: 'Control+]' },
      ...once(canShiftIndent(editor, 1)),
      run: () => shiftIndent(editor, 1),
    },
    {
      ...{ word: 'rich.outdent', Icon: IconIndentDecrease, keys: 'Control+[' },
      ...once(canShiftIndent(editor, -1)),
      run: () => shiftIndent(editor, -1),
    },
    {
      ...{ word: 'rich.undo', Icon: IconArrowBackUp, keys: 'Control+Z' },
      ...once(editor.can().undo()),
      run: () => focused().undo().run(),
    },
    {
      ...{ word: 'rich.redo', Icon: IconArrowForwardUp, keys: 'Control+Shift+Z' },
      ...once(editor.can().redo()),
      run: () => focused().redo().run(),
    },
    ...tableCommandsOf(editor),
  ]
}
