import type { Values } from '../both.ts'
import { about } from './about.ts'
import { careers } from './careers.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'

export interface Finder {
  file(file: string): number
  entry(collection: string, title: string): number | null
}

export type Sections = Record<string, Values>

/** Everything that is no entry, by the keys of its sections. */
export function sectionsOf(find: Finder): Sections {
  return { ...layout(find), ...home(find), ...about(find), ...careers(find) }
}
