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

/** Why a session ended: expired, logged out in another tab, token or user details lost. */
export type SessionEnd = (typeof ends)[number]

/** Remembers across a reload why the session ended (contract section 4). */
export function markSessionEnded(end: SessionEnd | null): void {
  if (end) sessionStorage.setItem(mark, end)
  else sessionStorage.removeItem(mark)
}

export function sessionEnd(): SessionEnd | null {
  const stored = sessionStorage.getItem(mark)
  if (stored === null) return null
  return ends.find((end) => end === stored) ?? 'over'
}
