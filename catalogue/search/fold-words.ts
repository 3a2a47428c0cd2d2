import { asciiDigits, foldText, keepAlphanumeric, spellInLatin } from '#catalogue/text/fold-text.ts'

/** Letters that people type for each other. */
const arabicCharacters: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه' }

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The joined Arabic article, before three letters (Larkey, Ballesteros and Connell, 2007). */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})/u

/** "And", in one with the next word. */
const arabicAnd = /^و(?=\p{Script=Arabic}{3})/u

/** Vowel marks and the tatweel. */
const arabicMarks = /[ـ\u064B-\u0652\u0670]/g

/** Longer words are cut: nobody searches for them, and they would enlarge the index. */
const longestWord = 40

/** A character of a script without spaces, or a word with invisible characters. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF])+(?:['’ʼ‘＇]\p{L}[\p{L}\p{M}]*)*/gu

const apostrophe = /['’ʼ‘＇]/u

interface Word {
  at: number
  length: number
  /** Folded, in every form that search accepts; the first without an Arabic article. */
  forms: readonly string[]
  /** Folded, with everything written in one with it. */
  whole: string
}

export function* eachWord(text: string): Generator<Word> {
  for (const match of text.replaceAll('×', 'x').matchAll(word)) {
    const raw = normalize(match[0])
    const forms = formsOf(raw)
    if (forms.length > 0) {
      yield { at: match.index, length: match[0].length, forms, whole: foldWord(raw) }
    }
  }
}

export function wordForms(text: string): (readonly string[])[] {
  return Array.from(eachWord(text), ({ forms }) => forms)
}

/** Returns the distinct words of a text, each in its first form. */
export function distinctWords(text: string): string[] {
  return [...new Set(wordForms(text).map(([form = '']) => form))]
}

/** Returns lower case without Arabic vowel marks. */
function normalize(text: string): string {
  const lower = text
    .slice(0, 2 * longestWord)
    .normalize('NFC')
    .toLowerCase()
  return lower.replace(arabicMarks, '').replaceAll('ٱ', 'ا')
}

/** Returns a word's folded forms: no article, ae for ä, "olive" of "d'olive", no "and". */
function formsOf(raw: string): string[] {
  if (isPlain(raw)) return [foldWord(raw)]
  const afterApostrophe = raw.split(apostrophe).slice(1)
  const forms = [
    // Before folding: "ألبان" begins with another letter.
    raw.replace(arabicArticle, ''),
    raw,
    raw.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
    ...afterApostrophe.filter((part) => part.length > 1),
    raw.replace(arabicAnd, ''),
  ]
  return [...new Set(forms.map(foldWord))].filter((form) => form !== '')
}

/** Most words are, and have nothing to fold. */
function isPlain(raw: string): boolean {
  return /^[a-z0-9]+$/.test(raw)
}

function foldWord(raw: string): string {
  if (isPlain(raw)) return raw.slice(0, longestWord)
  const letters = keepAlphanumeric(asciiDigits(foldText(raw)))
  const spelled = spellInLatin(letters, arabicCharacters)
  return spelled.slice(0, longestWord).replace(/\p{Surrogate}/gu, '')
}
