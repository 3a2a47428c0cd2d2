import {
  directionOf,
  type Language,
  languages,
  languageTags,
  locales,
} from '#catalogue/languages.ts'
import type { AdminNeeds } from '#catalogue/messages/admin/needs.gen.ts'
import type { EntranceNeeds } from '#catalogue/messages/entrance/needs.gen.ts'
import { isolated } from '#catalogue/messages/isolated.ts'
import {
  type CompiledMessages,
  createTranslate,
  type Translate,
} from '#catalogue/messages/translate.ts'

/** Only the reader's own language travels: each file is a script of its own. */
const entrance = import.meta.glob<CompiledMessages>('../../../catalogue/messages/entrance/*.json', {
  import: 'default',
})
const sentences = import.meta.glob<CompiledMessages>('../../../catalogue/messages/admin/*.json', {
  import: 'default',
})
const labels = import.meta.glob<Labels>('../../../catalogue/messages/labels/*.json', {
  import: 'default',
})

/** What the declarations call things, by their English words. */
type Labels = Readonly<Record<string, string>>

/** The sentences that stand by themselves, with nothing in braces. */
export type PlainMessage = {
  [Key in keyof Needs]: Needs[Key] extends null ? Key : never
}[keyof Needs]

type Needs = EntranceNeeds & AdminNeeds

let spoken: { language: Language; sentences: CompiledMessages } | null = null

/** What is said once somebody is in. */
let learnt: { sentences: CompiledMessages; labels: Labels } = { sentences: {}, labels: {} }

/**
 * From now on the back office speaks this language; before it nothing can be said. Another one takes
 * a new page, so whatever is said holds as long as the page does. It begins with what stands at the
 * entrance: signing in, loading, dialogs.
 */
export async function setLanguage(language: Language): Promise<void> {
  spoken = { language, sentences: await load(entrance, 'entrance', language) }
}

/** All the rest of what it says in this language, and what declarations are called. */
export async function learn(language: Language): Promise<void> {
  const [read, named] = await Promise.all([
    load(sentences, 'admin', language),
    language === 'en' ? {} : load(labels, 'labels', language),
  ])
  learnt = { sentences: read, labels: named }
}

/** Says a sentence in the reader's language. Not while a module is loading: nobody speaks yet. */
export const t: Translate<Needs> = createTranslate(
  (key) => current().sentences[key] ?? learnt.sentences[key],
  currentLanguage,
  isolated,
)

/** What a declaration calls something (`Title`), in the reader's language. */
export function labelled(label: string): string {
  return learnt.labels[label] ?? label
}

/** The same inside of a sentence, as in `Add slide`; German writes nouns with a capital there too. */
export function labelledInside(label: string): string {
  const words = labelled(label)
  return currentLanguage() === 'de' ? words : words.toLocaleLowerCase(currentLocale())
}

export function currentLanguage(): Language {
  return current().language
}

/** What `Intl` writes numbers, dates and lists by. */
export function currentLocale(): string {
  return locales[currentLanguage()]
}

/** `lang` and `dir` of the whole page. */
export function languageAttributes(): { lang: string; dir: 'ltr' | 'rtl' } {
  const language = currentLanguage()
  return { lang: languageTags[language], dir: directionOf(language) }
}

/** The name under which the browser remembers the reader's language (specification, section 5). */
const remembered = 'language'

/** The reader's language: the stored one if it is one of ours, else English. */
export function chosenLanguage(memory: Pick<Storage, 'getItem'>): Language {
  const stored = memory.getItem(remembered)
  return languages.find((one) => one === stored) ?? 'en'
}

export function chooseLanguage(memory: Pick<Storage, 'setItem'>, language: Language): void {
  memory.setItem(remembered, language)
}

async function load<T>(
  files: Record<string, () => Promise<T>>,
  folder: string,
  language: Language,
): Promise<T> {
  const file = files[`../../../catalogue/messages/${folder}/${language}.json`]
  if (!file) throw new Error(`There are no ${folder} in ${language}`)
  return file()
}

function current() {
  if (!spoken) throw new Error('Nothing can be said before the language is known.')
  return spoken
}
