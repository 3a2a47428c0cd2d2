import { type Editor, Extension, Mark } from '@tiptap/core'
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
import { Plugin } from '@tiptap/pm/state'
import { limits } from '#catalogue/limits.ts'
import { linkFault } from '#catalogue/text/link.ts'
import { tableNodes } from './table.ts'

/** A link with only its address: Tiptap's own brings a large link detector. */
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

const indented = ['paragraph', 'heading']
const most = limits.richText.indent

/** Indents paragraphs and headings, which Tiptap has no extension for. */
const Indent = Extension.create({
  name: 'indent',
  addGlobalAttributes: () => [
    {
      types: indented,
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => Number(/\bindent-([1-5])\b/.exec(element.className)?.[1] ?? 0),
          renderHTML: ({ indent }) => (indent ? { class: `indent-${indent}` } : {}),
        },
      },
    },
  ],
  // Tab leaves the editor: it must not trap the keyboard (WCAG 2.1.2).
  addKeyboardShortcuts: () => ({
    'Mod-]': ({ editor }) => shiftIndent(editor, 1),
    'Mod-[': ({ editor }) => shiftIndent(editor, -1),
    Backspace: ({ editor }) => isAtIndentedStart(editor) && shiftIndent(editor, -1),
  }),
  // In a list, nesting is the indentation.
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, { tr }) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null
        tr.doc.descendants((node, at, parent) => {
          const isListed = parent?.type.name === 'listItem' && Number(node.attrs.indent) > 0
          if (isListed) tr.setNodeAttribute(at, 'indent', 0)
        })
        return tr.docChanged ? tr : null
      },
    }),
  ],
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
  ...tableNodes,
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

/** Indents or outdents: in a list an entry moves below the one before it, or out of its list. */
export function shiftIndent(editor: Editor, by: 1 | -1): boolean {
  const chain = editor.chain().focus()
  if (!editor.isActive('listItem')) return chain.command(({ tr }) => shiftBlocks(tr, by)).run()
  return by > 0 ? chain.sinkListItem('listItem').run() : chain.liftListItem('listItem').run()
}

export function canShiftIndent(editor: Editor, by: 1 | -1): boolean {
  if (!editor.isActive('listItem')) return stepsOf(editor.state.tr, by).length > 0
  return by > 0 ? editor.can().sinkListItem('listItem') : editor.can().liftListItem('listItem')
}

type Transaction = Editor['state']['tr']

function shiftBlocks(tr: Transaction, by: 1 | -1): boolean {
  const steps = stepsOf(tr, by)
  for (const { at, indent } of steps) tr.setNodeAttribute(at, 'indent', indent)
  return steps.length > 0
}

/** Returns the selected blocks that can be moved, with their new level. */
function stepsOf({ doc, selection }: Transaction, by: 1 | -1): { at: number; indent: number }[] {
  const steps: { at: number; indent: number }[] = []
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (!indented.includes(node.type.name)) return
    const before = Number(node.attrs.indent)
    const indent = Math.min(most, Math.max(0, before + by))
    if (indent !== before) steps.push({ at, indent })
  })
  return steps
}

function isAtIndentedStart({ state }: Editor): boolean {
  const { empty, $from } = state.selection
  return empty && $from.parentOffset === 0 && Number($from.parent.attrs.indent) > 0
}
