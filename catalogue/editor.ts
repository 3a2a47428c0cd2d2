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

/** A screen that edits sections as cards, with the calls it loads them by. */
export interface Editor {
  key: string
  title: string
  /** Its address in the back office. */
  path: string
  sections: readonly Section[]
  loads: readonly LoadCall[]
}

/** Declares a screen: its cards, its load calls and its slice of the log follow. */
export function defineEditor(editor: Editor): Editor {
  return editor
}
