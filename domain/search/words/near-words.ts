import type { DocumentLanguage } from '#catalogue/languages.ts'
import { listNearWords } from '#store/search/vocabulary.ts'
import type { Db } from '#store/tables.ts'

/** Near spellings that a search looks for at most, of each word. */
const most = 30

/** Words of the vocabulary that a finger may have meant, nearest first; a first letter is never a slip. */
export async function findNearWords(
  db: Db,
  languages: readonly DocumentLanguage[],
  word: string,
): Promise<string[]> {
  const slips = slipsOf(word)
  if (slips === 0) return []
  const grams = gramsOf(word)
  const near = await listNearWords(db, {
    languages,
    grams,
    // A slip changes three of them at most, and two letters swapped four.
    shared: Math.max(1, grams.length - 4 * slips),
    shortest: word.length - slips,
    longest: word.length + slips,
  })
  return nearest(word, near).slice(0, most)
}

/** Those of some words that a finger may have meant, nearest first. */
export function nearest(word: string, others: Iterable<string>): string[] {
  const slips = slipsOf(word)
  if (slips === 0) return []
  return [...others]
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= slips)
    .map((other) => ({ other, distance: distanceOf(word, other) }))
    .filter(({ distance }) => distance <= slips)
    .sort((a, b) => a.distance - b.distance)
    .map(({ other }) => other)
}

/** How many slips of the finger a word of that length may have. Numbers are meant as they are typed. */
function slipsOf(word: string): number {
  if (word.length < 5 || /^\p{N}+$/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Three letters in a row, its beginning and end counted in; none of a word that nobody can misspell. */
export function gramsOf(word: string): string[] {
  if (word.length < 3 || /^(\p{N}+|[=§].*)$/u.test(word)) return []
  const padded = `  ${word}  `
  const grams = Array.from({ length: word.length + 2 }, (_, at) => padded.slice(at, at + 3))
  return [...new Set(grams)]
}

/** Letters that were left out, typed too much, mistaken or swapped with the next one. */
function distanceOf(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const mistaken = (row[j - 1] ?? 0) + (isSame ? 0 : 1)
      const missing = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : mistaken
      next.push(Math.min(mistaken, missing, swapped))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
