/** How many typing errors a word of that length may have. Numbers are meant as they are typed. */
function errorsIn(word: string): 0 | 1 | 2 {
  if (word.length < 5 || /^\p{N}+$/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Returns those of some words, of at most two errors, that may have been meant by a word; nearest
 * first. The first letter is never an error.
 */
export function similarWords(word: string, candidates: Iterable<string>): string[] {
  const most = errorsIn(word)
  if (most === 0) return []
  const begun = [...candidates].filter((other) => other[0] === word[0])
  const near = begun.filter((other) => isOneError(word, other))
  return most === 1 ? near : [...new Set([...near, ...begun])]
}

/** Returns whether one letter is left out, too much, mistaken, or swapped with the next one. */
export function isOneError(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let rest = 0
  const shortest = Math.min(one.length, other.length) - from
  while (rest < shortest && one.at(-1 - rest) === other.at(-1 - rest)) rest++
  const [left, right] = [one.slice(from, one.length - rest), other.slice(from, other.length - rest)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right === `${left[1]}${left[0]}`
}
