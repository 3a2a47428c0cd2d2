import format, { type CompiledMessage } from 'icu-minify/format'
import { type Language, locales } from '../languages.ts'

/** What a sentence needs by its names in braces: of `{total, plural, …} for {query}` both. */
export type Values = Readonly<Record<string, string | number>>

/** Says a sentence by its key; the compiler asks for what stands in its braces, and for no more. */
export type Translate<Needs extends AllNeeds<Needs>> = <Key extends keyof Needs & string>(
  key: Key,
  ...values: Needs[Key] extends Values ? [Needs[Key]] : []
) => string

/** What the sentences of a file need, by their keys; null: nothing. */
type AllNeeds<Needs> = { [Key in keyof Needs]: Values | null }

/** Sentences by their keys, in ICU's MessageFormat, as translators' tools read them. */
export type Messages = Readonly<Record<string, string>>

/** The same as a build has read them (`scripts/vite/compile-sentences.mjs`), so that browsers need not. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>

/**
 * Who speaks in a language. Plurals, numbers and dates are `Intl`'s, in that language.
 * @param find a sentence by its key, as it was read
 * @param placed what is given as text, as it is to stand in the sentence; left out: as it is
 */
export function createTranslate<Needs extends AllNeeds<Needs>>(
  find: (key: string) => CompiledMessage | undefined,
  language: () => Language,
  placed: Placed = (text) => text,
): Translate<Needs> {
  return function say(key: string, ...[values]: [Values?] | []): string {
    const sentence = find(key)
    if (sentence === undefined) throw new Error(`There is no sentence ${key} in ${language()}`)
    const given = values && withTexts(values, (text) => placed(text, language()), sentence)
    return formatMessage(sentence, language(), given)
  }
}

/** A sentence as it was read, with what stands in its braces, in its language. */
export function formatMessage(
  sentence: CompiledMessage,
  language: Language,
  values?: Values,
): string {
  return said(format(sentence, locales[language], values, { formatters }))
}

type Placed = (text: string, language: Language) => string

/** The values with their texts placed, but for those that only choose among words (`select`). */
function withTexts(values: Values, placed: (text: string) => string, sentence: CompiledMessage) {
  const choosing = Array.isArray(sentence) ? sentence.filter(isSelect).map(([name]) => name) : []
  const given = Object.entries(values).map(([name, value]) => {
    const isText = typeof value === 'string' && !choosing.includes(name)
    return [name, isText ? placed(value) : value]
  })
  return Object.fromEntries(given)
}

function isSelect(node: unknown): node is [name: string] {
  return Array.isArray(node) && node[1] === select
}

/** icu-minify's kind of a choice by a word. */
const select = 1

/** Making one takes longer than using it a thousand times. */
const formatters = {
  getNumberFormat: once((...of: Of<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of)),
  getDateTimeFormat: once((...of: Of<typeof Intl.DateTimeFormat>) => {
    return new Intl.DateTimeFormat(...of)
  }),
  getPluralRules: once((...of: Of<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
}

type Of<C extends new (...of: never) => unknown> = ConstructorParameters<C>

function once<Given extends unknown[], T>(make: (...of: Given) => T): (...of: Given) => T {
  const made = new Map<string, T>()
  return (...of) => {
    const key = JSON.stringify(of)
    const known = made.get(key) ?? make(...of)
    made.set(key, known)
    return known
  }
}

/** Sentences carry no markup, so what comes out is text. */
function said(text: string | (string | string[])[]): string {
  return typeof text === 'string' ? text : text.flat().join('')
}
