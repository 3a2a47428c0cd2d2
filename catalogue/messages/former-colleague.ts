/** Returns the name stored for an erased person: one name a person, so that the log stays clear. */
export function formerColleague(id: number): string {
  return `former-colleague-${id}`
}

const storedName = /^former-colleague-([1-9]\d{0,15})$/i

export function formerColleagueId(text: string): number | null {
  const number = storedName.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}
