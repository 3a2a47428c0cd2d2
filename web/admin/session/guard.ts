/**
 * What a visitor without a stored token gets (specification section 2, "Route guard"): the screens
 * under /admin/pages are flagged as requiring sign-in and answer /error-404; the entrances to the
 * back office are always allowed and lead to the sign-in page.
 */
export function guardSignedOut(pathname: string, sessionEnded: boolean): 'login' | 'error-404' {
  if (sessionEnded) return 'login'
  return pathname.startsWith('/admin/pages') ? 'error-404' : 'login'
}

const mark = 'session-ended'

/** How it ended: by itself, or because the person logged out in another tab. */
export type SessionEnd = 'over' | 'elsewhere'

/** An expired session comes back to where it was, even after a reload (contract section 4). */
export function markSessionEnded(end: SessionEnd | null): void {
  if (end) sessionStorage.setItem(mark, end)
  else sessionStorage.removeItem(mark)
}

export function sessionEnd(): SessionEnd | null {
  const found = sessionStorage.getItem(mark)
  if (found === null) return null
  return found === 'elsewhere' ? 'elsewhere' : 'over'
}
