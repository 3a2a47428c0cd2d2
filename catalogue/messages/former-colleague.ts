/**
 * Returns the name stored in place of an erased person's: the same for the same person, so that the
 * log still shows which changes were by one person. Localized when an answer is written.
 */
export function formerColleague(id: number): string {
  return `former-colleague-${id}`
}

const storedName = /^former-colleague-([1-9]\d{0,15})$/i

export function formerColleagueId(text: string): number | null {
  const number = storedName.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}
