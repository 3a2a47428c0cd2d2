import type { Section } from './declaration.ts'

/**
 * How a section appears in a load answer: a set as its items, a single record alone or in a list, its
 * pictures as a list in which each has the record's id.
 */
export interface Block {
  section: Section
  as: 'items' | 'record' | 'records' | 'pictures'
}

/** One load call of a screen (specification section 7): `list` answers a list, `blocks` an object. */
export type LoadCall =
  | { path: string; blocks: Record<string, Block> }
  | { path: string; list: Section }

/** A part of a screen that has more cards than fit on one page. */
export interface Tab {
  /** Its address on the screen, `?tab=main`. */
  key: string
  label: string
  sections: readonly Section[]
}

/** A screen that edits sections as cards, with the calls it loads them by. */
export interface Editor {
  key: string
  title: string
  /** Its address in the back office. */
  path: string
  sections: readonly Section[]
  /**
   * Empty where its cards stand on one page. Else its load call of blocks answers without them, and by
   * `?section=N` with those of the tab that is the Nth of this list.
   */
  tabs: readonly Tab[]
  loads: readonly LoadCall[]
  /** Of one tab of a screen (`tabOf`): which, as its load call counts them. */
  section?: number
}

type EditorInput = Omit<Editor, 'sections' | 'tabs'> &
  ({ sections: readonly Section[] } | { tabs: readonly Tab[] })

/** Declares a screen by its sections or its tabs: cards, load calls and its slice of the log follow. */
export function defineEditor(input: EditorInput): Editor {
  if ('sections' in input) return { ...input, tabs: [] }
  return { ...input, sections: input.tabs.flatMap(({ sections }) => sections) }
}

/** One tab of a screen as a screen of its own: its cards, its part of the load call and of the log. */
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

/** Where the card of a section is. */
export function cardPath({ path, tabs }: Editor, { key }: Pick<Section, 'key'>): string {
  const tab = tabs.find(({ sections }) => sections.some((section) => section.key === key))
  return tab ? `${path}?tab=${tab.key}` : path
}
