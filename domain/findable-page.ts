import type { Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { Topic } from '#catalogue/search/topics.ts'

/** A page of the site that guests find by what it is called, says and is about; `web/` declares them. */
export interface FindablePage {
  path: string
  topics: readonly Topic[]
  /** It is there while one of these sections is live; left out: always. */
  sections?: readonly Section[]
  /** Its title and a sentence of what is there, in a language, of a brand. */
  textIn(language: Language, brand: string): { title: string; text: string }
}
