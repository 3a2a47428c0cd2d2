/**
 * What stands for somebody whose personal data were erased, wherever their name was: the same word
 * for the same person, so that the log still says which steps were by one hand. It is said in the
 * reader's language where an answer leaves.
 */
export function formerColleague(id: number): string {
  return `former-colleague-${id}`
}

const form = /^former-colleague-([1-9]\d{0,15})$/i

/** The number in such a name; null for any other text. */
export function formerColleagueId(text: string): number | null {
  const number = form.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}
