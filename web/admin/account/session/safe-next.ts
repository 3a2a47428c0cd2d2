const start = '/dashboard'

/** Where to go after signing in: a path of the back office that `?next=` names, and nowhere else. */
export function safeNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? start
  const isLocal = /^\/(admin|dashboard)([/?#]|$)/.test(next) && !/[\\\u0000-\u0020]/.test(next)
  return isLocal && !next.startsWith('/admin/login') ? next : start
}

/** The sign-in page that comes back to this place. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/admin/login?next=${encodeURIComponent(from.pathname + from.search)}`
}
