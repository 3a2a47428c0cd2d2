import type { SiteAnalytics } from '#catalogue/published.ts'

const google = /^_(ga|gid|gat|gac|gcl|dc_gtm)(_|$)/

/** The names of the cookies that each service sets on this site, as their makers document them. */
const cookieNames: Record<SiteAnalytics['service'], RegExp | null> = {
  plausible: null,
  matomo: /^(_pk_|mtm_|_mtm)/,
  ga4: google,
  // The policy of our pages lets a tag manager load Google's tags alone.
  gtm: google,
}

/**
 * Returns what has to be written to `document.cookie` so that the cookies of a service are gone. A
 * script cannot read under which domain and path a cookie was set, so all that it can be are named.
 */
export function cookieRemovals(
  service: SiteAnalytics['service'],
  { cookie, hostname, pathname }: { cookie: string; hostname: string; pathname: string },
): string[] {
  const pattern = cookieNames[service]
  const names = cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const ours = names.filter((name) => pattern?.test(name))
  const labels = hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  const steps = pathname.split('/').filter(Boolean)
  const folders = steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)
  const paths = ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
  return ours.flatMap((name) =>
    domains.flatMap((domain) => paths.map((path) => `${name}=; max-age=0; path=${path}${domain}`)),
  )
}

/** Removes the cookies that a service has set on this site. */
export function forgetCookies({ service }: SiteAnalytics): void {
  const { hostname, pathname } = location
  for (const removal of cookieRemovals(service, { cookie: document.cookie, hostname, pathname })) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = removal
  }
}
