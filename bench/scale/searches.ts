import { filling, kind, manner } from './fill/words.ts'

const ways: readonly ((n: number) => string)[] = [
  // A word of every tenth, of two words, of a beginning, of fillings and a title, of one that is rare.
  (n) => kind[n] ?? '',
  (n) => `${manner[n]} ${kind[(n * 3) % 10]}`,
  (n) => (manner[n] ?? '').slice(0, 2 + (n % 3)),
  (n) => `${filling[n % 9]} ${filling[(n + 2) % 9]} ${manner[n]}`,
  (n) => `taste${String(n * 211).padStart(4, '0')}`,
  // With slips of the finger, and in vain.
  (n) => `${swapped(kind[n] ?? '')} ${swapped(manner[9 - n] ?? '')}`,
]

/** Sixty ways to search among the entries: common words and rare ones, whole, begun and misspelt. */
export const sixtySearches = Array.from({ length: 60 }, (_, n) => {
  return ways[n % ways.length]?.(Math.floor(n / ways.length)) ?? ''
})

function swapped(word: string): string {
  return [word.slice(0, 1), word[2], word[1], word.slice(3)].join('')
}
