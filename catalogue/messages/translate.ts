import format, { type CompiledMessage } from 'icu-minify/format'
import { type Language, locales } from '../languages.ts'

/** The values of a message's placeholders. */
export type Values = Readonly<Record<string, string | number>>

/** Translates a key; the compiler asks for exactly the values of its placeholders. */
export type Translate<Needs extends AllNeeds<Needs>> = <Key extends keyof Needs & string>(
  key: Key,
  ...values: Needs[Key] extends Values ? [Needs[Key]] : []
) => string

/** The placeholders of the messages of a file, by key; null for none. */
type AllNeeds<Needs> = { [Key in keyof Needs]: Values | null }

export type Messages = Readonly<Record<string, string>>

/** The same, compiled by the build (`scripts/vite/compile-sentences.mjs`). */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>

/** Returns a translator; it throws for a missing message. `transformText` changes text values. */
export function createTranslate<Needs extends AllNeeds<Needs>>(
  find: (key: string) => CompiledMessage | undefined,
  language: () => Language,
  transformText: TransformText = (text) => text,
): Translate<Needs> {
  return function say(key: string, ...[values]: [Values?] | []): string {
    const sentence = find(key)
    if (sentence === undefined) throw new Error(`There is no sentence ${key} in ${language()}`)
    const transformed =
      values && transformTexts(values, (text) => transformText(text, language()), sentence)
    return formatMessage(sentence, language(), transformed)
  }
}

export function formatMessage(
  sentence: CompiledMessage,
  language: Language,
  values?: Values,
): string {
  return toText(format(sentence, locales[language], values, { formatters }))
}

type TransformText = (text: string, language: Language) => string

/** Returns the values with texts transformed, except those that choose a text (`select`). */
function transformTexts(
  values: Values,
  transformText: (text: string) => string,
  sentence: CompiledMessage,
) {
  const choiceNames = Array.isArray(sentence) ? sentence.filter(isSelect).map(([name]) => name) : []
  const transformed = Object.entries(values).map(([name, value]) => {
    const isText = typeof value === 'string' && !choiceNames.includes(name)
    return [name, isText ? transformText(value) : value]
  })
  return Object.fromEntries(transformed)
}

function isSelect(node: unknown): node is [name: string] {
  return Array.isArray(node) && node[1] === select
}

/** icu-minify's type of a choice by text. */
const select = 1

/** Caches formats: creating one takes longer than using it a thousand times. */
const formatters = {
  getNumberFormat: once((...of: Of<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of)),
  getDateTimeFormat: once((...of: Of<typeof Intl.DateTimeFormat>) => {
    return new Intl.DateTimeFormat(...of)
  }),
  getPluralRules: once((...of: Of<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
}

type Of<C extends new (...of: never) => unknown> = ConstructorParameters<C>

function once<Given extends unknown[], T>(make: (...of: Given) => T): (...of: Given) => T {
  const cache = new Map<string, T>()
  return (...of) => {
    const key = JSON.stringify(of)
    const value = cache.get(key) ?? make(...of)
    cache.set(key, value)
    return value
  }
}

/** Messages have no markup, so the result is text. */
function toText(text: string | (string | string[])[]): string {
  return typeof text === 'string' ? text : text.flat().join('')
}
