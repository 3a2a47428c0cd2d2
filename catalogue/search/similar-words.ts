/** Returns how many typing errors a word may have. Numbers are never corrected. */
function errorsIn(word: string): 0 | 1 | 2 {
  if (word.length < 5 || /^\p{N}+$/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Returns the candidates that a misspelt word may mean, nearest first. */
export function similarWords(word: string, candidates: Iterable<string>): string[] {
  const maxErrors = errorsIn(word)
  if (maxErrors === 0) return []
  const sameInitial = [...candidates].filter((other) => other[0] === word[0])
  const oneError = sameInitial.filter((other) => isOneError(word, other))
  return maxErrors === 1 ? oneError : [...new Set([...oneError, ...sameInitial])]
}

/** Returns whether one letter is missing, extra, wrong, or swapped with the next. */
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
