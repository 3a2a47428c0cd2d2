import { createHash } from 'node:crypto'
import { playerHosts } from '#catalogue/text/video-address.ts'
import type { Config } from '#config.ts'

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`
}

/** Returns the source that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function mapOrigins({ map }: Config): string[] {
  return map ? [new URL(map.tiles).origin] : []
}

/** Returns the policy: our own files only, and inline scripts by their hash alone, since cached pages cannot have a nonce. */
function contentSecurityPolicy(
  isDev: boolean,
  {
    scripts = [],
    styles = [],
    pictures = [],
    frames = [],
    analytics = [],
    isFramed = false,
  }: AlsoAllowed,
): string {
  const dev = isDev ? " 'unsafe-inline'" : ''
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...analytics].join(' ')}${dev}`,
    `style-src ${["'self'", ...styles].join(' ')}${dev}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures, ...analytics].join(' '),
    "font-src 'self'",
    [`connect-src 'self'${isDev ? ' ws:' : ''}`, ...analytics].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** CSP sources that a page may load from besides our own files (CSP 3, 2.3.1). */
interface AlsoAllowed {
  scripts?: readonly string[]
  styles?: readonly string[]
  pictures?: readonly string[]
  frames?: readonly string[]
  /** Of what counts visits: its script, its calls and its pictures. */
  analytics?: readonly string[]
  /** Whether our own back office may show it in a frame. */
  isFramed?: boolean
}

/** Returns the headers of a page by its body; previews may be framed by our own back office. */
export type HeadersOf = (body: string | Buffer, isFramed?: boolean) => Record<string, string>

/**
 * Returns a function from a page's body to its headers. It allows only the inline scripts, style sheets and video hosts
 * that are in the body: all of them would be 1.5 KB in front of every page.
 */
export function siteHeaders(
  config: Config,
  isDev: boolean,
  inlineStyles: readonly string[],
  inlineScripts: readonly string[] = [],
): HeadersOf {
  const sheets = new Map(inlineStyles.map((text) => [text, hashSource(text)]))
  const pictures = mapOrigins(config)
  return (body, isFramed = false) => {
    const html = body.toString()
    const [, ...used] = html.split('<style>')
    const texts = new Set(used.map((part) => part.split('</style>', 1)[0] ?? ''))
    const styles = [...texts].flatMap((text) => sheets.get(text) ?? [])
    const frames = playerHosts.filter((host) => body.includes(host))
    const scripts = inlineScripts.filter((text) => body.includes(text)).map(hashSource)
    const analytics = analyticsOrigins(html)
    return securityHeaders(config, isDev, {
      scripts,
      styles,
      pictures,
      frames,
      analytics,
      isFramed,
    })
  }
}

/** Returns the origins in the attribute of the page that loads analytics; text cannot forge it, its quotes are escaped. */
function analyticsOrigins(html: string): string[] {
  const [, origins = ''] = /<div data-analytics="([a-z0-9.:/* -]+)">/.exec(html) ?? []
  return origins.split(' ').filter(Boolean)
}

/** Returns the headers of every response (OWASP Secure Headers). */
export function securityHeaders(
  config: Config,
  isDev: boolean,
  also: AlsoAllowed = {},
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(isDev, also),
    'x-content-type-options': 'nosniff',
    'x-frame-options': also.isFramed ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
    ...(config.publicUrl.startsWith('https:') ? transportSecurity(config) : {}),
  }
}

/** Two years (RFC 6797). Subdomains only on request: browsers would reject those without https. */
function transportSecurity({ hstsSubdomains }: Config): Record<string, string> {
  const subdomains = hstsSubdomains ? '; includeSubDomains' : ''
  return { 'strict-transport-security': `max-age=63072000${subdomains}` }
}
