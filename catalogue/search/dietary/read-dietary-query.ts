import type { Language } from '#catalogue/languages.ts'
import { wordForms } from '../fold-words.ts'
import { isOneError } from '../similar-words.ts'
import { dietaryWords, diets, type Phrase, type PhraseNode, type Suffix } from './dietary-words.ts'

export interface DietaryQuery {
  /** Allergens that no menu item of the answer may have. */
  without: string[]
  /** Diets that every menu item of the answer must fit. */
  diets: string[]
  /** Only names were typed ("lactose", "egg"), without a word of avoidance. */
  isNameOnly: boolean
}

type Token = readonly string[]

interface Part {
  phrase: Phrase | null
  text: string
  /** "frei" of "glutenfrei". */
  suffix: Suffix | null
}

/**
 * Returns the allergens and diets of a query; `'other'` when something else is avoided ("sugar
 * free") in a given language; null otherwise. Uses word lists only, so that "egg free" never finds
 * a dish of free-range eggs.
 */
export function readDietaryQuery(
  query: string,
  languages: readonly Language[],
): DietaryQuery | 'other' | null {
  const parts = partsOf(wordForms(query))
  const namedTargets = parts.flatMap(({ phrase }) => [...(phrase?.targets ?? [])])
  const isAvoiding = parts.some(isAvoidance) || (namedTargets.length > 0 && parts.some(isMisspelt))
  const foods = isAvoiding ? parts.flatMap(({ phrase }) => [...(phrase?.foods ?? [])]) : []
  const targets = new Set([...namedTargets, ...foods])
  const isDiet = (target: string) => diets.some((diet) => diet === target)
  const without = [...targets].filter((target) => !isDiet(target))
  const isNameOnly = without.length > 0 && parts.every(isName)
  if (targets.size > 0 && (isAvoiding || isNameOnly)) {
    return { without, diets: [...targets].filter(isDiet), isNameOnly }
  }
  return parts.some((_, place) => avoidsOther(parts, place, languages)) ? 'other' : null
}

function partsOf(tokens: readonly Token[]): Part[] {
  const { root } = dietaryWords()
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; ) {
    const { phrase, length } = longestFrom(root, tokens, at)
    const text = tokens.slice(at, at + Math.max(1, length)).map(([form = '']) => form)
    parts.push(
      length > 0 ? { phrase, text: text.join(' '), suffix: null } : splitCompound(text[0] ?? ''),
    )
    at += Math.max(1, length)
  }
  return parts
}

function longestFrom(
  node: PhraseNode,
  tokens: readonly Token[],
  at: number,
): { phrase: Phrase | null; length: number } {
  let longest = { phrase: node.phrase, length: 0 }
  for (const form of tokens[at] ?? []) {
    const next = node.next.get(form)
    if (!next) continue
    const rest = longestFrom(next, tokens, at + 1)
    if (rest.phrase && rest.length + 1 > longest.length) {
      longest = { phrase: rest.phrase, length: rest.length + 1 }
    }
  }
  return longest
}

/** Splits compounds: "glutenfrei", "Erdnussallergie", "eggless". */
function splitCompound(text: string): Part {
  const { root, suffixes } = dietaryWords()
  const unknown = { phrase: null, text, suffix: null }
  // Longest first: "freies" also ends with "es".
  const fitting = suffixes
    .filter((suffix) => text.endsWith(suffix.text) && text.length > suffix.text.length + 1)
    .toSorted((one, other) => other.text.length - one.text.length)
  for (const suffix of fitting) {
    const stem = text.slice(0, -suffix.text.length)
    const phrase = root.next.get(stem)?.phrase
    if (phrase && hasName(phrase)) return { phrase: { ...phrase, isAvoidance: true }, text, suffix }
  }
  const [suffix = null] = fitting.filter(({ isStrong }) => isStrong)
  return { ...unknown, suffix }
}

function hasName({ targets, foods }: Phrase): boolean {
  return targets.size + foods.size > 0
}

function isAvoidance({ phrase }: Part): boolean {
  return phrase?.isAvoidance ?? false
}

function isName({ phrase, suffix }: Part): boolean {
  return phrase !== null && suffix === null && (phrase.targets.size > 0 || phrase.isLittle)
}

/** Returns whether a part avoids something that is no allergen. */
function avoidsOther(
  parts: readonly Part[],
  place: number,
  languages: readonly Language[],
): boolean {
  const part = parts[place]
  if (!part) return false
  const isOther = ({ phrase }: Part) => phrase === null
  if (isOther(part) && part.suffix) return languages.includes(part.suffix.language)
  if (!part.phrase?.isAvoidance) return false
  const isStrong = languages.some((language) => part.phrase?.strongIn.has(language))
  if (isStrong && parts.some(isOther)) return true
  // "Free" avoids what is before it: "sugar free", but not "free delivery".
  const isBehind = dietaryWords().suffixes.some(({ text, language, isStrong: strong }) => {
    return strong && text === part.text && languages.includes(language)
  })
  const before = parts[place - 1]
  return isBehind && before !== undefined && isOther(before)
}

/** Returns whether it is a misspelt word of avoidance ("alergic to milk"). */
function isMisspelt({ phrase, text }: Part): boolean {
  if (phrase !== null) return false
  return dietaryWords().misspellable.some((word) => isOneError(word, text))
}
