/** The phrases of a group of words, apart by commas of whichever script, or by lines. */
export function splitPhrases(words: string): string[] {
  return words
    .split(/[,،，、\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
