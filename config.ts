import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { StartRefused } from '#catalogue/start-refused.ts'

/** What the process was told from outside (contract, section 6). Read once, at the start. */
export interface Config {
  /** TCP port the server listens on. 1 to 65535; default 3000. */
  port: number
  /** Address the server listens on; default 127.0.0.1, that is this machine only. */
  host: string
  /** Absolute path of the folder of the embedded database, the uploads and the outbox. */
  dataDir: string
  /** `postgres://…`, or null for the embedded SQLite in `dataDir`. */
  databaseUrl: string | null
  /** `s3://bucket?endpoint=…`, or null for files in `dataDir`. */
  mediaUrl: string | null
  /** The key to the bucket of `mediaUrl`, where that does not carry one itself. */
  mediaKey: { id: string; secret: string } | null
  /** Bytes of one uploaded file, at most. */
  maxUpload: number
  /** The site's address in links, sitemap and mails: http or https, no slash at the end. */
  publicUrl: string
  /** Password of the demo accounts when they are first made; null: random, printed once. */
  demoPassword: string | null
  /** `smtp://…` or `smtps://…`; null: mails are written to `dataDir`/outbox. */
  smtpUrl: string | null
  /** How many processes answer HTTP, 1 to 64. */
  workers: number
  logLevel: LogLevel
  /** Addresses or CIDR ranges of proxies whose `X-Forwarded-For` and `-Proto` are believed. */
  trustedProxies: string[]
  /** Bearer token that opens `/metrics` to others than this machine; null: this machine only. */
  metricsToken: string | null
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from an environment; an empty value counts as absent.
 * @throws StartRefused naming the variable, what it holds and what it may hold. Secrets (addresses
 *   with passwords, tokens) are never repeated in the sentence.
 */
export function readConfig(env: Environment): Config {
  const port = wholeNumber(env, 'PORT', 3000, 65_535)
  return {
    port,
    host: host(env),
    dataDir: resolve(setting(env, 'DATA_DIR') ?? './data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://…'),
    mediaUrl: address(env, 'MEDIA_URL', ['s3:'], 's3://bucket?endpoint=…'),
    mediaKey: mediaKey(env),
    maxUpload: wholeNumber(env, 'MAX_UPLOAD_MB', 20, 100) * 1024 * 1024,
    publicUrl: publicUrl(env) ?? `http://localhost:${port}`,
    demoPassword: demoPassword(env),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://host:port'),
    workers: wholeNumber(env, 'WORKERS', 1, 64),
    logLevel: logLevel(env),
    trustedProxies: trustedProxies(env),
    metricsToken: metricsToken(env),
  }
}

function setting(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = setting(env, name)
  if (text === null) return fallback
  const value = Number(text)
  if (/^\d{1,5}$/.test(text) && value >= 1 && value <= max) return value
  throw new StartRefused(`${name} is "${text}", but must be a whole number from 1 to ${max}.`)
}

function host(env: Environment): string {
  const text = setting(env, 'HOST') ?? '127.0.0.1'
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?$/i.test(text)) return text
  throw new StartRefused(`HOST is "${text}", but must be an IP address or a host name.`)
}

function address(env: Environment, name: string, protocols: string[], form: string): string | null {
  const text = setting(env, name)
  if (text === null) return null
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new StartRefused(`${name} must look like ${form}; what it holds does not.`)
}

function mediaKey(env: Environment): Config['mediaKey'] {
  const id = setting(env, 'AWS_ACCESS_KEY_ID')
  const secret = setting(env, 'AWS_SECRET_ACCESS_KEY')
  return id && secret ? { id, secret } : null
}

function publicUrl(env: Environment): string | null {
  const text = address(env, 'PUBLIC_URL', ['http:', 'https:'], 'https://www.example.com')
  if (text === null) return null
  const { origin, pathname, search, hash, username } = new URL(text)
  if (pathname === '/' && !search && !hash && !username) return origin
  throw new StartRefused(
    'PUBLIC_URL must be an origin only, like https://www.example.com, without path or sign-in.',
  )
}

function demoPassword(env: Environment): string | null {
  const text = setting(env, 'DEMO_PASSWORD')
  if (text === null || (text.length >= 15 && text.length <= 128)) return text
  throw new StartRefused('DEMO_PASSWORD needs 15 to 128 characters, as every password here.')
}

function logLevel(env: Environment): LogLevel {
  const text = setting(env, 'LOG_LEVEL') ?? 'info'
  const level = logLevels.find((known) => known === text)
  if (level) return level
  throw new StartRefused(`LOG_LEVEL is "${text}", but must be one of ${logLevels.join(', ')}.`)
}

function trustedProxies(env: Environment): string[] {
  const entries = (setting(env, 'TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean)
  for (const entry of entries) {
    if (isAddressOrRange(entry)) continue
    throw new StartRefused(
      `TRUSTED_PROXIES holds "${entry}", but must list addresses or ranges like 10.0.0.0/8.`,
    )
  }
  return entries
}

function isAddressOrRange(entry: string): boolean {
  const [ip = '', prefix, ...rest] = entry.split('/')
  const version = isIP(ip)
  if (!version || rest.length > 0) return false
  if (prefix === undefined) return true
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 4 ? 32 : 128)) return false
  new BlockList().addSubnet(ip, Number(prefix), version === 4 ? 'ipv4' : 'ipv6')
  return true
}

function metricsToken(env: Environment): string | null {
  const text = setting(env, 'METRICS_TOKEN')
  if (text === null || /^[\x21-\x7e]{16,}$/.test(text)) return text
  throw new StartRefused('METRICS_TOKEN needs at least 16 visible ASCII characters, no spaces.')
}
