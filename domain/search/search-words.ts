/** Letters that have no decomposition but that people type without their stroke or bow. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}

/** Longer words are cut: nobody types them, and they would make the index large. */
const longestWord = 40

/** A word of a text, or a sign of a script that puts no spaces between words. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’]\p{L}+)*/gu

/** Where the words of a text stand, and how the index knows them. */
export function wordsOf(text: string): { at: number; length: number; folded: string }[] {
  return [...text.matchAll(word)].map((match) => ({
    at: match.index,
    length: match[0].length,
    folded: foldWord(match[0]),
  }))
}

/** A word without case, accents and apostrophes. */
function foldWord(text: string): string {
  return text
    .slice(0, longestWord)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßøłđıæœ]/g, (letter) => plainLetters[letter] ?? letter)
}
