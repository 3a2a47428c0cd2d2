import {
  directionOf,
  type Language,
  languages,
  languageTags,
  locales,
} from '#catalogue/languages.ts'
import type { AdminNeeds } from '#catalogue/messages/admin/needs.gen.ts'
import { isolateDirection } from '#catalogue/messages/isolate-direction.ts'
import type { ScreensNeeds } from '#catalogue/messages/screens/needs.gen.ts'
import type { SignInNeeds } from '#catalogue/messages/sign-in/needs.gen.ts'
import {
  type CompiledMessages,
  createTranslate,
  type Translate,
} from '#catalogue/messages/translate.ts'

/** Each language is a script of its own, so that only the reader's is loaded. */
const signIn = import.meta.glob<CompiledMessages>('../../../catalogue/messages/sign-in/*.json', {
  import: 'default',
})
const sentences = import.meta.glob<CompiledMessages>('../../../catalogue/messages/admin/*.json', {
  import: 'default',
})
const ofScreens = import.meta.glob<CompiledMessages>('../../../catalogue/messages/screens/*.json', {
  import: 'default',
})
const labels = import.meta.glob<Labels>('../../../catalogue/messages/labels/*.json', {
  import: 'default',
})

type Labels = Readonly<Record<string, string>>

export type PlainMessage = {
  [Key in keyof Needs]: Needs[Key] extends null ? Key : never
}[keyof Needs]

type Needs = SignInNeeds & AdminNeeds & ScreensNeeds

let signInMessages: { language: Language; sentences: CompiledMessages } | null = null

/** The messages after signing in. */
let signedInMessages: { sentences: CompiledMessages; labels: Labels } = {
  sentences: {},
  labels: {},
}

let screenMessages: CompiledMessages = {}

/** Loads the sign-in bundle's messages. Has to end before the first `t`. */
export async function setLanguage(language: Language): Promise<void> {
  signInMessages = { language, sentences: await load(signIn, 'sign-in', language) }
}

/** Loads the messages of the shell and of documents, and the labels of declarations. */
export async function loadMessages(language: Language): Promise<void> {
  // Only here: the sign-in page needs no declarations.
  const [{ brand }, read, named] = await Promise.all([
    import('#brand'),
    load(sentences, 'admin', language),
    language === 'en' ? {} : load(labels, 'labels', language),
  ])
  signedInMessages = { sentences: read, labels: { ...named, ...brand.labels?.[language] } }
}

/** Loads the messages that only screens beside the editors of pages use. */
export async function loadScreenMessages(language: Language): Promise<void> {
  screenMessages = await load(ofScreens, 'screens', language)
}

/** Translates a message into the reader's language. Not while a module is loading. */
export const t: Translate<Needs> = createTranslate(
  (key) => current().sentences[key] ?? signedInMessages.sentences[key] ?? screenMessages[key],
  currentLanguage,
  isolateDirection,
)

export function labelled(label: string): string {
  return signedInMessages.labels[label] ?? label
}

/** Translates a label inside a sentence, as in `Add slide`; German nouns stay capitalized. */
export function labelledInside(label: string): string {
  const words = labelled(label)
  return currentLanguage() === 'de' ? words : words.toLocaleLowerCase(currentLocale())
}

export function currentLanguage(): Language {
  return current().language
}

export function currentLocale(): string {
  return locales[currentLanguage()]
}

export function languageAttributes(): { lang: string; dir: 'ltr' | 'rtl' } {
  const language = currentLanguage()
  return { lang: languageTags[language], dir: directionOf(language) }
}

/** The storage key of the reader's language (specification section 5). */
const remembered = 'language'

/** Returns the reader's language: the stored one if it is known, else English. */
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
  if (!signInMessages) throw new Error('Nothing can be said before the language is known.')
  return signInMessages
}

export function formatList(names: readonly string[]): string {
  const list = new Intl.ListFormat(currentLocale(), { style: 'narrow' })
  return list.format(names)
}
