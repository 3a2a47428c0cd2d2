import { createHash } from 'node:crypto'
import { playerHosts } from '#catalogue/text/video-address.ts'
import type { Config } from '#config.ts'

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`
}

/** Lets exactly this text stand in the page. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** What a page may load: nothing but our own files. Holds for kept bytes: no inline script. */
function contentSecurityPolicy(isDev: boolean, styles: readonly string[]): string {
  const dev = isDev ? " 'unsafe-inline'" : ''
  return [
    "default-src 'none'",
    `script-src 'self'${dev}`,
    `style-src ${["'self'", ...styles].join(' ')}${dev}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src ${playerHosts.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The headers of every answer (trust.md, "Habits"; OWASP Secure Headers).
 * @param styles which `<style>` the page may have, as sources (CSP 3, 2.3.1): `nonceSource` lets the
 * back office's style library write its own, `hashSource` those that were built
 */
export function securityHeaders(
  config: Config,
  isDev: boolean,
  styles: readonly string[] = [],
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(isDev, styles),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}
