import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { type Language, languages, languageTags } from '#catalogue/languages.ts'
import type { Config } from '#config.ts'
import { hashOf, isToken } from '#domain/people/token.ts'
import { readAcceptHeader } from './files/accept-header.ts'

/** Returns the hash of the bearer token; null when there is none or it cannot be one of ours. */
export function bearerHash(headers: Headers): string | null {
  const sent = headers.get('authorization')
  return sent?.startsWith('Bearer ') ? tokenHash(sent.slice('Bearer '.length)) : null
}

/** Returns the name of the preview cookie. With `__Host-` no other subdomain can set it. */
export function previewCookie(config: Pick<Config, 'publicUrl'>): string {
  return isSecure(config) ? '__Host-linecheck-preview' : 'linecheck-preview'
}

/** Returns whether the response is the same for everybody: a read without token and preview pass. */
export function isPublicRead(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  cookie: string,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  return headers.cookie === undefined || !headers.cookie.includes(cookie)
}

export function previewPassHash(
  headers: IncomingHttpHeaders,
  config: Pick<Config, 'publicUrl'>,
): string | null {
  const start = `${previewCookie(config)}=`
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim())
  const pair = pairs?.find((candidate) => candidate.startsWith(start))
  return pair === undefined ? null : tokenHash(pair.slice(start.length))
}

/** Returns `Set-Cookie` for a preview pass; with 0 seconds the browser deletes it. */
export function setPreviewCookie(
  config: Pick<Config, 'publicUrl'>,
  pass: string,
  seconds: number,
): string {
  const secure = isSecure(config) ? '; Secure' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
  return `${previewCookie(config)}=${pass}; ${attributes}`
}

/**
 * Returns the client's address: the one that connected, or the last one of `X-Forwarded-For` that no
 * proxy of `TRUSTED_PROXIES` has. What a client writes into that header itself is never believed.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  config: Pick<Config, 'trustedProxies'>,
): string {
  const hops = [headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','))
  let address = plainAddress(socket.remoteAddress) ?? 'unknown'
  while (isTrustedProxy(address, config)) {
    const next = plainAddress(hops.pop())
    if (next === null) return address
    address = next
  }
  return address
}

export function isTrustedProxy(address: string, config: Pick<Config, 'trustedProxies'>): boolean {
  return isIP(address) > 0 && trustedList(config).check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** By the first part of a tag: `de` for de-AT, `zh` for zh-CN. */
const byPrimaryTag = new Map(
  languages.map((language) => [languageTags[language].split('-')[0], language]),
)

/** Returns the preferred one of our languages by `Accept-Language` (RFC 9110, 12.5.4), else English. */
export function readerLanguage(header: string | null | undefined): Language {
  if (!header) return 'en'
  const accepted = readAcceptHeader(header).filter(({ q }) => q > 0)
  for (const { type } of accepted) {
    if (type === '*') return 'en'
    const language = byPrimaryTag.get(type.split('-')[0]?.toLowerCase())
    if (language) return language
  }
  return 'en'
}

function tokenHash(text: string): string | null {
  return isToken(text) ? hashOf(text) : null
}

function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:')
}

/** Returns one spelling for each address: no port, no zone, IPv6 short, IPv4 in IPv6 as IPv4. */
function plainAddress(text: string | undefined): string | null {
  if (text === undefined) return null
  const bare = withoutPort(text.trim()).replace(/%.*/s, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return null
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short)
  if (!mapped) return short
  const [high, low] = [mapped[1], mapped[2]].map((half) => Number.parseInt(String(half), 16))
  return [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255].join('.')
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, inBrackets, ipv4] = /^(?:\[([^\]]+)\]|(\d[\d.]*))(?::\d{1,5})?$/.exec(text) ?? []
  return inBrackets ?? ipv4 ?? text
}

const trustedLists = new WeakMap<readonly string[], BlockList>()

function trustedList({ trustedProxies }: Pick<Config, 'trustedProxies'>): BlockList {
  const made = trustedLists.get(trustedProxies)
  if (made) return made
  const list = new BlockList()
  for (const entry of trustedProxies) {
    const [ip = '', prefix] = entry.split('/')
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(ip, family)
    else list.addSubnet(ip, Number(prefix), family)
  }
  trustedLists.set(trustedProxies, list)
  return list
}
