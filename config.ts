import { BlockList, isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { StartupError } from '#catalogue/startup-error.ts'
import { type Environment, withSecretFiles } from './secret-files.ts'

/** The settings of the process (contract section 6), read once at the start. */
export interface Config {
  port: number
  /** Default 127.0.0.1: this machine only. */
  host: string
  /** Absolute path of the folder of the embedded database, the uploads and the outbox. */
  dataDir: string
  /** `postgres://…`, or null for the embedded SQLite in `dataDir`. */
  databaseUrl: string | null
  /** `s3://bucket?endpoint=…`, or null for files in `dataDir`. */
  mediaUrl: string | null
  /** The key to the bucket, unless `mediaUrl` has one. */
  mediaKey: { id: string; secret: string } | null
  /** Bytes of one uploaded file. */
  maxUpload: number
  /** Origin of the site in links, sitemap and mails, without a slash at the end. */
  publicUrl: string
  /** Absolute path of the built server and browser code. */
  buildDir: string
  /** Absolute path of the brand's folder. */
  brandDir: string
  /**
   * What an empty database gets: the brand's content and accounts; the accounts alone; content with texts
   * and lists at their limits; or nothing, and a link for the first Admin is printed.
   */
  demo: Demo
  /** Password of new demo accounts; null: random, printed once. */
  demoPassword: string | null
  /** `smtp://…` or `smtps://…`; null: mails are written to `dataDir`/outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** Whether HSTS includes the subdomains of `publicUrl`, which may belong to other teams. */
  hstsSubdomains: boolean
  /** HTTP processes, 1 to 64. */
  workers: number
  logLevel: LogLevel
  /** Null: no map of restaurants. */
  map: MapTiles | null
  /** Addresses or CIDR ranges of proxies whose `X-Forwarded-For` and `-Proto` are believed. */
  trustedProxies: string[]
  /** Bearer token for `/metrics` from other machines; null: this machine only. */
  metricsToken: string | null
  /** Encrypts authenticator secrets, the same on every node; null: a random key in `dataDir`. */
  secretKey: string | null
  /** Milliseconds between backups; null: never. */
  backupEvery: number | null
  /** Number of backups that are kept. */
  backupKeep: number
  /** Absolute path. */
  backupDir: string
  /** Milliseconds; null: for ever. */
  keep: {
    log: number | null
    revisions: number | null
    notices: number
    mails: number
    sessions: number
  }
}

const demos = ['on', 'off', 'empty', 'limits'] as const
type Demo = (typeof demos)[number]

export interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  tiles: string
  /** Text, with `[words](https://…)` for links. */
  attribution: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Reads the settings from an environment. An empty value counts as absent. Throws `StartupError` with the
 * variable, its value (unless it is a secret) and what is allowed.
 */
export function readConfig(given: Environment): Config {
  const env = withSecretFiles(given)
  const port = wholeNumber(env, 'PORT', 3000, 65_535)
  const site = publicUrl(env) ?? `http://localhost:${port}`
  const dataDir = resolve(setting(env, 'DATA_DIR') ?? './data')
  return {
    port,
    host: host(env),
    dataDir,
    databaseUrl: databaseUrl(env),
    mediaUrl: address(env, 'MEDIA_URL', ['s3:'], 's3://bucket?endpoint=…'),
    mediaKey: mediaKey(env),
    maxUpload: wholeNumber(env, 'MAX_UPLOAD_MB', 20, 100) * 1024 * 1024,
    publicUrl: site,
    buildDir: resolve(setting(env, 'BUILD_DIR') ?? './build'),
    brandDir: resolve(setting(env, 'BRAND_DIR') ?? './brands/marigold'),
    demo: demo(env),
    demoPassword: demoPassword(env),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://host:port'),
    mailFrom: mailFrom(env) ?? `no-reply@${new URL(site).hostname}`,
    hstsSubdomains: onOrOff(env, 'HSTS_SUBDOMAINS', 'off'),
    workers: wholeNumber(env, 'WORKERS', 1, 64),
    logLevel: logLevel(env),
    map: mapTiles(env),
    trustedProxies: trustedProxies(env),
    metricsToken: metricsToken(env),
    secretKey: secretKey(env),
    backupEvery: span(env, 'BACKUP_EVERY'),
    backupKeep: wholeNumber(env, 'BACKUP_KEEP', 7, 1_000),
    backupDir: resolve(setting(env, 'BACKUP_DIR') ?? join(dataDir, 'backups')),
    keep: {
      log: retentionOrForever(env, 'KEEP_LOG'),
      revisions: retentionOrForever(env, 'KEEP_REVISIONS'),
      notices: retention(env, 'KEEP_NOTICES', { usual: '90d', least: '1d', most: '90d' }),
      mails: retention(env, 'KEEP_MAILS', { usual: '30d', least: '1d', most: '365d' }),
      sessions: retention(env, 'KEEP_SESSIONS', { usual: '7d', least: '1h', most: '7d' }),
    },
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
  throw new StartupError(`${name} is "${text}", but must be a whole number from 1 to ${max}.`)
}

/** Returns a span like 30m, 24h or 7d in ms; null when it is off or absent. */
function span(env: Environment, name: string): number | null {
  const text = setting(env, name) ?? 'off'
  if (text === 'off') return null
  const ms = spanOf(text)
  if (ms !== null) return ms
  throw new StartupError(`${name} is "${text}", but must be off or a span like 30m, 24h or 7d.`)
}

function spanOf(text: string): number | null {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? []
  const ms = { m: 60_000, h: 3_600_000, d: 86_400_000 }[unit]
  return ms === undefined ? null : Number(count) * ms
}

/** Returns a span in ms. Throws when it is outside its bounds. */
function retention(
  env: Environment,
  name: string,
  { usual, least, most }: { usual: string; least: string; most: string },
): number {
  const text = setting(env, name) ?? usual
  const ms = spanOf(text)
  if (ms !== null && ms >= (spanOf(least) ?? 0) && ms <= (spanOf(most) ?? 0)) return ms
  throw new StartupError(`${name} is "${text}", but must be a span from ${least} to ${most}.`)
}

function retentionOrForever(env: Environment, name: string): number | null {
  const text = setting(env, name) ?? 'forever'
  if (text === 'forever') return null
  const ms = spanOf(text)
  if (ms !== null && ms >= (spanOf('30d') ?? 0)) return ms
  throw new StartupError(`${name} is "${text}", but must be forever or a span of 30d or more.`)
}

function host(env: Environment): string {
  const text = setting(env, 'HOST') ?? '127.0.0.1'
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?$/i.test(text)) return text
  throw new StartupError(`HOST is "${text}", but must be an IP address or a host name.`)
}

function address(env: Environment, name: string, protocols: string[], form: string): string | null {
  const text = setting(env, name)
  if (text === null) return null
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new StartupError(`${name} must look like ${form}; what it holds does not.`)
}

function mapTiles(env: Environment): MapTiles | null {
  const tiles = setting(env, 'MAP_TILES')
  if (tiles === null) return null
  const sample = tiles.replaceAll(/\{[zxy]\}/g, '0').replaceAll('{r}', '')
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part))
  const isAddress = URL.canParse(sample) && /^https?:$/.test(new URL(sample).protocol)
  // The origin goes into a header: characters with a meaning there are rejected.
  if (isWhole && isAddress && !/[\s;,'"{}]/.test(new URL(sample).origin) && !sample.includes('{'))
    return { tiles, attribution: setting(env, 'MAP_ATTRIBUTION') ?? '' }
  throw new StartupError('MAP_TILES must look like https://tiles.example.com/{z}/{x}/{y}.png.')
}

function mailFrom(env: Environment): string | null {
  const text = setting(env, 'MAIL_FROM')
  if (text === null || /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{1,255}$/i.test(text)) return text
  throw new StartupError(`MAIL_FROM is "${text}", but must be an address like web@example.com.`)
}

/** Checks each of several servers, which are separated by commas as in libpq. */
function databaseUrl(env: Environment): string | null {
  const text = setting(env, 'DATABASE_URL')
  if (text === null) return null
  const [, before = '', hosts = text, after = ''] =
    /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s.exec(text) ?? []
  for (const host of hosts.split(',')) {
    const hostEnv = { DATABASE_URL: `${before}${host}${after}` }
    address(hostEnv, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://…')
  }
  return text
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
  throw new StartupError(
    'PUBLIC_URL must be an origin only, like https://www.example.com, without path or sign-in.',
  )
}

function onOrOff(env: Environment, name: string, fallback: 'on' | 'off'): boolean {
  const text = setting(env, name) ?? fallback
  if (text === 'on' || text === 'off') return text === 'on'
  throw new StartupError(`${name} is "${text}", but must be on or off.`)
}

function demo(env: Environment): Demo {
  const text = setting(env, 'DEMO') ?? 'on'
  const known = demos.find((each) => each === text)
  if (known) return known
  throw new StartupError(`DEMO is "${text}", but must be one of ${demos.join(', ')}.`)
}

function demoPassword(env: Environment): string | null {
  const text = setting(env, 'DEMO_PASSWORD')
  if (text === null || (text.length >= 15 && text.length <= 128)) return text
  throw new StartupError('DEMO_PASSWORD needs 15 to 128 characters, as every password here.')
}

function logLevel(env: Environment): LogLevel {
  const text = setting(env, 'LOG_LEVEL') ?? 'info'
  const level = logLevels.find((known) => known === text)
  if (level) return level
  throw new StartupError(`LOG_LEVEL is "${text}", but must be one of ${logLevels.join(', ')}.`)
}

function trustedProxies(env: Environment): string[] {
  const entries = (setting(env, 'TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean)
  for (const entry of entries) {
    if (isAddressOrRange(entry)) continue
    throw new StartupError(
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
  throw new StartupError('METRICS_TOKEN needs at least 16 visible ASCII characters, no spaces.')
}

function secretKey(env: Environment): string | null {
  const text = setting(env, 'SECRET_KEY')
  if (text === null || /^[\x21-\x7e]{32,}$/.test(text)) return text
  throw new StartupError('SECRET_KEY needs at least 32 visible ASCII characters, no spaces.')
}
