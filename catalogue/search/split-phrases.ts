/** Returns phrases separated by commas of any script, or by lines. */
export function splitPhrases(words: string): string[] {
  return words
    .split(/[,،，、\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
