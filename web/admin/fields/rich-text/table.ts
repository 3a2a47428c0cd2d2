import {
  type Icon,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableColumn,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react'
import { type Editor, Node } from '@tiptap/core'
import { type Command as Change, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables'
import { limits } from '#catalogue/limits.ts'
import type { PlainMessage } from '#web/admin/i18n/translate.ts'

/** What prosemirror-tables knows the nodes by. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** prosemirror-tables needs them; cells are never merged. */
const unmerged = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: unmerged,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Tab leaves the editor as everywhere; arrow keys move between cells. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
    addAttributes: () => ({
      caption: {
        default: null,
        rendered: false,
        parseHTML: (element) => element.querySelector('caption')?.textContent.trim() || null,
      },
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node }) => {
      const { caption } = node.attrs
      const body = ['tbody', 0] as const
      return caption ? ['table', ['caption', String(caption)], body] : ['table', body]
    },
    addProseMirrorPlugins: () => [tableEditing()],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]

interface TableCommand {
  word: PlainMessage
  Icon: Icon
  keys: null
  isOn: null
  isOpen: boolean
  run: () => void
}

/** Returns the commands for tables: to insert one, and in a table what changes it. */
export function tableCommandsOf(editor: Editor): TableCommand[] {
  const command = (
    word: PlainMessage,
    Icon: Icon,
    change: Change,
    isOpen = true,
  ): TableCommand => ({
    ...{ word, Icon, keys: null, isOn: null, isOpen },
    run: () => {
      change(editor.state, editor.view.dispatch)
      editor.view.focus()
    },
  })
  if (!isInTable(editor.state))
    return [command('rich.table', IconTable, insertTable, insertTable(editor.state))]
  const { map } = selectedRect(editor.state)
  const { rows, columns } = limits.richText.table
  return [
    command('rich.rowBelow', IconRowInsertBottom, addRowAfter, map.height < rows),
    command('rich.columnAfter', IconColumnInsertRight, addColumnAfter, map.width < columns),
    command('rich.deleteRow', IconRowRemove, deleteRow, map.height > 1),
    command('rich.deleteColumn', IconColumnRemove, deleteColumn, map.width > 1),
    command('rich.headerRow', IconTableRow, toggleHeader('row')),
    command('rich.headerColumn', IconTableColumn, toggleHeader('column')),
    command('rich.deleteTable', IconTableOff, deleteTable),
  ]
}

/** Returns the caption of the table at the cursor, or null outside of tables. */
export function captionAt({ state }: Editor): string | null {
  return isInTable(state) ? String(selectedRect(state).table.attrs.caption ?? '') : null
}

export function setCaption({ state, view }: Editor, caption: string): void {
  const at = selectedRect(state).tableStart - 1
  view.dispatch(state.tr.setNodeAttribute(at, 'caption', caption || null))
}

const firstRows = 3
const firstColumns = 3

/** Inserts a table with a header row, and an empty paragraph after it, which the cursor can reach. */
const insertTable: Change = ({ schema, tr, selection }, dispatch) => {
  if (selection.$from.depth > 1) return false
  const { table, tableRow, tableCell, tableHeader, paragraph } = schema.nodes
  if (!table || !tableRow || !tableCell || !tableHeader || !paragraph) return false
  const rows = Array.from({ length: firstRows }, (_, row) => {
    const type = row === 0 ? tableHeader : tableCell
    const cells = Array.from({ length: firstColumns }, () => type.create(null, paragraph.create()))
    return tableRow.create(null, cells)
  })
  const from = selection.$from.before(1)
  const isEmpty = selection.$from.parent.content.size === 0
  const at = isEmpty ? from : selection.$to.after(1)
  const made = [table.create(null, rows), ...(isEmpty ? [] : [paragraph.create()])]
  tr.insert(at, made).setSelection(TextSelection.near(tr.doc.resolve(at + 1)))
  dispatch?.(tr.scrollIntoView())
  return true
}
