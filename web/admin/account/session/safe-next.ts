const start = '/dashboard'

/** Returns where to go after signing in: the back office path in `?next=`, and nothing else. */
export function safeNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? start
  const isLocal = /^\/(admin|dashboard)([/?#]|$)/.test(next) && !/[\\\u0000-\u0020]/.test(next)
  return isLocal && !next.startsWith('/admin/login') ? next : start
}

export function loginPath(from: { pathname: string; search: string }): string {
  return `/admin/login?next=${encodeURIComponent(from.pathname + from.search)}`
}
