import type { Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { Topic } from '#catalogue/search/topics.ts'

/** A page that the site's search finds by title, text and topics; `web/` declares them. */
export interface FindablePage {
  path: string
  topics: readonly Topic[]
  /** The page exists while one of these sections is live; without them always. */
  sections?: readonly Section[]
  /** Returns its title and one sentence about it. */
  textIn(language: Language, brand: string): { title: string; text: string }
}
