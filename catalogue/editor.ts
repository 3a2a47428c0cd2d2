import type { Section } from './declaration.ts'

/** How a section appears in a load response. */
export interface Block {
  section: Section
  as: 'items' | 'record' | 'records' | 'pictures'
}

/** One load call of a screen (specification section 7): `list` returns a list, `blocks` an object. */
export type LoadCall =
  | { path: string; blocks: Record<string, Block> }
  | { path: string; list: Section }

export interface Tab {
  /** Its address on the screen: `?tab=main`. */
  key: string
  label: string
  sections: readonly Section[]
}

export interface Editor {
  key: string
  title: string
  path: string
  sections: readonly Section[]
  /** Empty when all cards are on one page. Otherwise `?section=N` loads the Nth tab. */
  tabs: readonly Tab[]
  loads: readonly LoadCall[]
  /** For one tab (`tabOf`): its number in the load call. */
  section?: number
}

type EditorInput = Omit<Editor, 'sections' | 'tabs'> &
  ({ sections: readonly Section[] } | { tabs: readonly Tab[] })

export function defineEditor(input: EditorInput): Editor {
  if ('sections' in input) return { ...input, tabs: [] }
  return { ...input, sections: input.tabs.flatMap(({ sections }) => sections) }
}

export function tabOf(editor: Editor, key: string | null): Editor {
  const at = Math.max(
    0,
    editor.tabs.findIndex((tab) => tab.key === key),
  )
  const tab = editor.tabs[at]
  if (!tab) return editor
  const { label, sections } = tab
  return {
    ...editor,
    key: `${editor.key}.${tab.key}`,
    title: label,
    sections,
    tabs: [],
    section: at + 1,
  }
}

/** Returns the back-office address of a section's card. */
export function cardPath({ path, tabs }: Editor, { key }: Pick<Section, 'key'>): string {
  const tab = tabs.find(({ sections }) => sections.some((section) => section.key === key))
  return tab ? `${path}?tab=${tab.key}` : path
}
