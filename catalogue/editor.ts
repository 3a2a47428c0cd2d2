import type { Section } from './declaration.ts'

/** How a section appears in a load answer: a set as its items, a single record alone or in a list. */
export interface Block {
  section: Section
  as: 'items' | 'record' | 'records'
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
}

type EditorInput = Omit<Editor, 'sections' | 'tabs'> &
  ({ sections: readonly Section[] } | { tabs: readonly Tab[] })

/** Declares a screen by its sections or its tabs: cards, load calls and its slice of the log follow. */
export function defineEditor(input: EditorInput): Editor {
  if ('sections' in input) return { ...input, tabs: [] }
  return { ...input, sections: input.tabs.flatMap(({ sections }) => sections) }
}
