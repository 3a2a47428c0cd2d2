import type { Field } from '#catalogue/field.ts'
import { type Language, languages, locales } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { foldText, keepAlphanumeric } from '#catalogue/text/fold-text.ts'

type Options = NonNullable<Field['options']>
type OptionField = Pick<Field, 'options' | 'optionNames'>

/** What people write for a country beside its names and its code of two letters. */
const otherCountryNames: Readonly<Record<string, string>> = {
  usa: 'US',
  eeuu: 'US',
  eua: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  uae: 'AE',
  eau: 'AE',
  brd: 'DE',
  holland: 'NL',
}

const cache = new WeakMap<Options, ReadonlyMap<string, string | null>>()

export function optionLabel(field: OptionField, value: string, language: Language): string {
  if (value === '') return ''
  const option = field.options?.find((one) => one.value === value) ?? { value, label: value }
  const label = labelOf(field, option, language)
  // A label that two options share could not be read back.
  return findOption(field, label) === value ? label : value
}

/** Returns the option with a label in any of our languages; undefined for none or several. */
export function findOption(field: OptionField, label: string): string | undefined {
  const options = field.options ?? []
  const exact = options.find(({ value }) => value === label)
  const key = matchKey(label)
  const other = field.optionNames === 'countries' ? otherCountryNames[key] : undefined
  return exact?.value ?? optionsByKey(field, options).get(key) ?? other
}

/** Returns a text without case, accents and punctuation: `gluten free` equals `gluten_free`. */
export function matchKey(label: string): string {
  return keepAlphanumeric(foldText(label))
}

function optionsByKey(field: OptionField, options: Options): ReadonlyMap<string, string | null> {
  const cached = cache.get(options)
  if (cached) return cached
  const optionByKey = new Map<string, string | null>()
  for (const option of options) {
    if (option.value === '' || isWithdrawn(field, option.value)) continue
    const names = languages.map((language) => labelOf(field, option, language))
    for (const key of new Set([option.value, ...names].map(matchKey))) {
      // A label of two options means neither.
      optionByKey.set(
        key,
        (optionByKey.get(key) ?? option.value) === option.value ? option.value : null,
      )
    }
  }
  for (const { value } of options)
    if (matchKey(value) !== '') optionByKey.set(matchKey(value), value)
  cache.set(options, optionByKey)
  return optionByKey
}

/** A withdrawn country code has its successor's name: `DD` is shown as `DE`. */
function isWithdrawn({ optionNames }: OptionField, code: string): boolean {
  return optionNames === 'countries' && new Intl.Locale(`und-${code}`).region !== code
}

const countryNames = new Map<Language, Intl.DisplayNames>()

function labelOf(field: OptionField, option: Options[number], language: Language): string {
  if (field.optionNames !== 'countries') return localizeLabel(language, new Label(option.label))
  const names =
    countryNames.get(language) ?? new Intl.DisplayNames(locales[language], { type: 'region' })
  countryNames.set(language, names)
  return names.of(option.value) ?? option.value
}
