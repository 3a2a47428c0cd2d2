/** The id of the route that takes what no other does. */
export const unknownRoute = 'unknown'

interface Asked {
  pathname: string
  /** Is there a screen at this address? */
  isKnown: boolean
  sessionEnded: boolean
}

/**
 * What a visitor without a stored token gets (specification section 2, "Route guard"): an address
 * that leads nowhere and the screens under /admin/pages, which are flagged as requiring sign-in,
 * answer /error-404; the entrances to the back office are always allowed and lead to the sign-in page.
 */
export function guardSignedOut({ pathname, isKnown, sessionEnded }: Asked): 'login' | 'error-404' {
  if (!isKnown) return 'error-404'
  if (sessionEnded) return 'login'
  return pathname.startsWith('/admin/pages') ? 'error-404' : 'login'
}

const mark = 'session-ended'

const ends = ['over', 'elsewhere', 'token', 'details'] as const

/**
 * How it ended: by itself, because the person logged out in another tab, or because the browser has no
 * token any more or does not know whose it is.
 */
export type SessionEnd = (typeof ends)[number]

/** An expired session comes back to where it was, even after a reload (contract section 4). */
export function markSessionEnded(end: SessionEnd | null): void {
  if (end) sessionStorage.setItem(mark, end)
  else sessionStorage.removeItem(mark)
}

export function sessionEnd(): SessionEnd | null {
  const found = sessionStorage.getItem(mark)
  if (found === null) return null
  return ends.find((end) => end === found) ?? 'over'
}
