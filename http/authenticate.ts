import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { parseAccept } from 'hono/utils/accept'
import { type Language, languages, languageTags } from '#catalogue/languages.ts'
import type { Config } from '#config.ts'
import { hashOf, isToken } from '#domain/people/token.ts'

/**
 * The hash of the token in `Authorization: Bearer …`, or null where there is none or it cannot be
 * one of ours. Nothing but the hash goes further than here.
 */
export function bearerHash(headers: Headers): string | null {
  const sent = headers.get('authorization')
  return sent?.startsWith('Bearer ') ? tokenHash(sent.slice('Bearer '.length)) : null
}

/** The name of the cookie with the preview pass. Over https a browser lets only this very site set it. */
export function previewCookie(config: Pick<Config, 'publicUrl'>): string {
  return isSecure(config) ? '__Host-linecheck-preview' : 'linecheck-preview'
}

/** A read without a token and without a preview pass: everybody gets the same, which may be kept bytes. */
export function isForEverybody(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  cookie: string,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  return headers.cookie === undefined || !headers.cookie.includes(cookie)
}

/** The hash of the preview pass that a browser brings, or null. */
export function previewPassHash(
  headers: IncomingHttpHeaders,
  config: Pick<Config, 'publicUrl'>,
): string | null {
  const start = `${previewCookie(config)}=`
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim())
  const found = pairs?.find((pair) => pair.startsWith(start))
  return found === undefined ? null : tokenHash(found.slice(start.length))
}

/** `Set-Cookie` for a preview pass that is good for so many seconds; with 0 the browser drops it. */
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
 * The client's real address: the one that connected, or, as long as that is a proxy of
 * `TRUSTED_PROXIES`, the one that the proxy says it got the request from. What a client writes into
 * `X-Forwarded-For` itself is never believed.
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

/** Whether the operator has named this address in `TRUSTED_PROXIES`. */
export function isTrustedProxy(address: string, config: Pick<Config, 'trustedProxies'>): boolean {
  return isIP(address) > 0 && trustedList(config).check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** How much of `Accept-Language` is read, in characters: browsers send some dozens. */
const mostRead = 1_000

/** By the first part of their tags, whatever the region: `de` for de-AT, `zh` for zh-CN. */
const byPrimaryTag = new Map(
  languages.map((language) => [languageTags[language].split('-')[0], language]),
)

/**
 * In which of our languages a caller reads, by their `Accept-Language` (RFC 9110, 12.5.4): the best
 * liked of ours. English without one, and where any will do.
 */
export function readerLanguage(header: string | null | undefined): Language {
  if (!header) return 'en'
  const liked = parseAccept(header.slice(0, mostRead)).filter(({ q }) => q > 0)
  for (const { type } of liked) {
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

/** One spelling for each address: IPv6 short and lower-case, IPv4 inside IPv6 as IPv4, no zone, no port. */
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
