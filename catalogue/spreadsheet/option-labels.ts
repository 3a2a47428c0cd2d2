import type { Field } from '#catalogue/field.ts'
import { type Language, languages, locales } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { foldText } from '#catalogue/text/fold-text.ts'

type Options = NonNullable<Field['options']>
type OptionField = Pick<Field, 'options' | 'optionsAre'>

const found = new WeakMap<Options, ReadonlyMap<string, string | null>>()

/** Returns what people read for an option in a language; '' for the option that stands for none. */
export function optionLabel(field: OptionField, value: string, language: Language): string {
  if (value === '') return ''
  const label = field.options?.find((option) => option.value === value)?.label ?? value
  const word = wordOf(field, { value, label }, language)
  // Where two options have one word, neither would come back.
  return findOption(field, word) === value ? word : value
}

/** Returns the option that a word means in any of our languages, or undefined for no option, and where it may be two. */
export function findOption(field: OptionField, word: string): string | undefined {
  const options = field.options ?? []
  const exact = options.find(({ value }) => value === word)
  return exact?.value ?? wordsOf(field, options).get(matchKey(word)) ?? undefined
}

/** Without case, accents, blanks and signs: `gluten free` is `gluten_free`. */
export function matchKey(word: string): string {
  return foldText(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function wordsOf(field: OptionField, options: Options): ReadonlyMap<string, string | null> {
  const known = found.get(options)
  if (known) return known
  const words = new Map<string, string | null>()
  for (const option of options) {
    if (option.value === '' || isFormer(field, option.value)) continue
    const names = languages.map((language) => wordOf(field, option, language))
    for (const key of new Set([option.value, ...names].map(matchKey))) {
      // A word of two options means neither of them.
      words.set(key, (words.get(key) ?? option.value) === option.value ? option.value : null)
    }
  }
  for (const { value } of options) if (matchKey(value) !== '') words.set(matchKey(value), value)
  found.set(options, words)
  return words
}

/** A code that stands for another one today has that one's name: `DD` is `DE`. */
function isFormer({ optionsAre }: OptionField, code: string): boolean {
  return optionsAre === 'countries' && new Intl.Locale(`und-${code}`).region !== code
}

const countryNames = new Map<Language, Intl.DisplayNames>()

function wordOf(field: OptionField, option: Options[number], language: Language): string {
  if (field.optionsAre !== 'countries') return localizeLabel(language, new Label(option.label))
  const names =
    countryNames.get(language) ?? new Intl.DisplayNames(locales[language], { type: 'region' })
  countryNames.set(language, names)
  return names.of(option.value) ?? option.value
}
