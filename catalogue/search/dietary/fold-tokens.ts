/** A token of a query in every form in which a word list may hold it. */
export type Token = readonly string[]

/** Letters that people type one for the other, and that no normal form takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ة: 'ه',
}

const word = /[\p{L}\p{M}\p{N}]+/gu

/** One sign of Chinese, which puts no spaces between words. */
const sign = /(\p{Script=Han})/u

/** What Arabic writes in one with a word: "the", "and the", "for the"; "and", "with", "for" alone. */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{2})/u
const arabicParticle = /^[وفبكل](?=\p{Script=Arabic}{3})/u

/** Returns the words of a text, without case and accents; Arabic ones also without what is written in one with them. */
export function foldTokens(text: string): Token[] {
  const runs = text.normalize('NFC').match(word) ?? []
  const words = runs.flatMap((run) => run.split(sign).filter((part) => part !== ''))
  return words
    .map((raw) => {
      // The article goes before letters are folded: "ألبان" begins with a letter of its own.
      const plain = raw.replace(/ـ/g, '')
      const forms = [plain, plain.replace(arabicArticle, ''), plain.replace(arabicParticle, '')]
      return [...new Set(forms.map(foldWord))].filter((form) => form !== '')
    })
    .filter(({ length }) => length > 0)
}

function foldWord(raw: string): string {
  return raw
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłıæœىة]/g, (letter) => plainLetters[letter] ?? letter)
}
