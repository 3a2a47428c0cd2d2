import type { Topic } from '#catalogue/search/topics.ts'

/** Letters that have no decomposition but that people type without their stroke or bow, or one for the other. */
const plainLetters: Record<string, string> = {
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

/**
 * What Arabic writes in one with a word, "the", "and the", "for the": people look for the word
 * without it. As light stemmers do (Larkey, Ballesteros and Connell, "Light stemming for Arabic
 * information retrieval", 2007), and only where three letters are left.
 */
const arabicArticle = /^(?:[وفبك]?ال|لل)(\p{Script=Arabic}{3,})$/u

/** Longer words are cut: nobody types them, and they would make the index large. */
const longestWord = 40

/** Grows when words are folded or gathered in another way: then all texts are written anew. */
export const wordsVersion = 5

/** A word of a text, or a sign of a script that puts no spaces between words. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’]\p{L}+)*/gu

/** How the index knows what a text has to do with; the sign in front is in no word that people type. */
export function topicWord(topic: Topic): string {
  return `§${topic.replaceAll('-', '')}`
}

/** The same of what is about nothing else. */
export function aboutWord(topic: Topic): string {
  return `§${topicWord(topic)}`
}

export function isTopicWord(word: string): boolean {
  return word.startsWith('§')
}

interface Word {
  at: number
  length: number
  folded: string
}

/** Where the words of a text stand, and how the index knows them; one after the other, as far as somebody looks. */
export function* eachWord(text: string): Generator<Word> {
  for (const match of text.matchAll(word)) {
    const folded = foldWord(match[0])
    if (folded !== '') yield { at: match.index, length: match[0].length, folded }
  }
}

/** The different words of a text, in their order. */
export function foldedWords(text: string): string[] {
  return [...new Set(Array.from(eachWord(text), ({ folded }) => folded))]
}

/** A word in nothing but small letters and digits: no case, no accents, no apostrophes. */
function foldWord(text: string): string {
  if (/^[a-z0-9]+$/i.test(text)) return text.slice(0, longestWord).toLowerCase()
  return text
    .slice(0, longestWord)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßøłđıæœىة]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(arabicArticle, '$1')
    .slice(0, longestWord)
    .replace(/\p{Surrogate}/gu, '')
}
