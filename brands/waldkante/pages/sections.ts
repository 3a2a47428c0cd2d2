import type { ContentLookup } from 'linecheck/brand'
import type { Sections } from '../both.ts'
import { about } from './about.ts'
import { careers } from './careers.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'

/** Everything that is no entry, by the keys of its sections. */
export function sectionsOf(find: ContentLookup): Sections {
  return { ...layout(find), ...home(find), ...about(find), ...careers(find) }
}
