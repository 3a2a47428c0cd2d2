/** Letters that people type one for the other, and that no normal form takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ة: 'ه',
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * The article that Arabic writes in one with a word ("the", "and the", "for the"), where three letters
 * are left, as light stemmers take it off (Larkey, Ballesteros and Connell, 2007).
 */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})/u

/** "And", written in one with the next word. */
const arabicAnd = /^و(?=\p{Script=Arabic}{3})/u

/** Vowels, and the stroke that makes a word longer. */
const arabicMarks = /[ـ\u064B-\u0652\u0670]/g

/** Longer words are cut: people do not search for them, and they would make the index large. */
const longestWord = 40

/** A sign of a script that puts no spaces between words, or a word with what may stand unseen in it. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF])+(?:['’ʼ‘＇]\p{L}[\p{L}\p{M}]*)*/gu

const apostrophe = /['’ʼ‘＇]/u

interface Word {
  at: number
  length: number
  /** Folded, in every form in which it is searched for; the first is without an Arabic article. */
  forms: readonly string[]
  /** Folded, with all that is written in one with it. */
  whole: string
}

/** Yields the words of a text with where they stand, one after the other, as far as somebody reads. */
export function* eachWord(text: string): Generator<Word> {
  for (const match of text.replaceAll('×', 'x').matchAll(word)) {
    const raw = rawOf(match[0])
    const forms = formsOf(raw)
    if (forms.length > 0) {
      yield { at: match.index, length: match[0].length, forms, whole: foldWord(raw) }
    }
  }
}

/** Returns the words of a text in all their forms. */
export function wordForms(text: string): (readonly string[])[] {
  return Array.from(eachWord(text), ({ forms }) => forms)
}

/** Returns the different words of a text, each in its first form. */
export function distinctWords(text: string): string[] {
  return [...new Set(wordForms(text).map(([form = '']) => form))]
}

/** Small letters, without what Arabic may leave out. */
function rawOf(text: string): string {
  const lower = text
    .slice(0, 2 * longestWord)
    .normalize('NFC')
    .toLowerCase()
  return lower.replace(arabicMarks, '').replaceAll('ٱ', 'ا')
}

/**
 * Returns a word without case, accents and signs. Further forms: with its Arabic article; with ae for
 * ä; what stands behind an apostrophe ("d'olive"); without an Arabic "and".
 */
function formsOf(raw: string): string[] {
  if (/^[a-z0-9]+$/.test(raw)) return [raw.slice(0, longestWord)]
  const behind = raw.split(apostrophe).slice(1)
  const forms = [
    // Before letters are folded: "ألبان" begins with a letter of its own.
    raw.replace(arabicArticle, ''),
    raw,
    raw.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
    ...behind.filter((part) => part.length > 1),
    raw.replace(arabicAnd, ''),
  ]
  return [...new Set(forms.map(foldWord))].filter((form) => form !== '')
}

function foldWord(raw: string): string {
  return raw
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßøłđıæœىة]/g, (letter) => plainLetters[letter] ?? letter)
    .slice(0, longestWord)
    .replace(/\p{Surrogate}/gu, '')
}
