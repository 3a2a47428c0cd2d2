/** The id of the route for unknown addresses. */
export const unknownRoute = 'unknown'

interface Visit {
  pathname: string
  isKnown: boolean
  sessionEnded: boolean
}

/**
 * Returns where a visitor without a token goes (specification section 2, "Route guard"): unknown
 * addresses and screens under /admin/pages, which are flagged as requiring sign-in, to /error-404;
 * all others to the sign-in page.
 */
export function guardSignedOut({
  pathname,
  isKnown: hasScreen,
  sessionEnded,
}: Visit): 'login' | 'error-404' {
  if (!hasScreen) return 'error-404'
  if (sessionEnded) return 'login'
  return pathname.startsWith('/admin/pages') ? 'error-404' : 'login'
}

const mark = 'session-ended'

const ends = ['over', 'elsewhere', 'token', 'details'] as const

/**
 * Why a session ended: it expired, the person logged out in another tab, or the browser lost the
 * token or the user details.
 */
export type SessionEnd = (typeof ends)[number]

/**
 * Remembers why the session ended, across a reload, so that the sign-in page returns to the same
 * screen (contract section 4).
 */
export function markSessionEnded(end: SessionEnd | null): void {
  if (end) sessionStorage.setItem(mark, end)
  else sessionStorage.removeItem(mark)
}

export function sessionEnd(): SessionEnd | null {
  const found = sessionStorage.getItem(mark)
  if (found === null) return null
  return ends.find((end) => end === found) ?? 'over'
}
