import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StartupError } from '#catalogue/startup-error.ts'
import { readConfig } from './config.ts'
import type { Environment } from './secret-files.ts'

test('an empty environment gives the defaults of the contract', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    buildDir: resolve('./build'),
    brandDir: resolve('./brands/marigold'),
    dataDir: resolve('./data'),
    databaseUrl: null,
    mediaUrl: null,
    mediaKey: null,
    maxUpload: 20_971_520,
    publicUrl: 'http://localhost:3000',
    demo: 'on',
    hstsSubdomains: false,
    demoPassword: null,
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    map: null,
    workers: 1,
    logLevel: 'info',
    trustedProxies: [],
    metricsToken: null,
    secretKey: null,
    backupEvery: null,
    backupKeep: 7,
    backupDir: resolve('./data/backups'),
    keep: {
      log: null,
      revisions: null,
      notices: 7_776_000_000,
      mails: 2_592_000_000,
      sessions: 604_800_000,
    },
  })
})

test('every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::',
    ...{ BUILD_DIR: '/srv/barn/build', BRAND_DIR: '/srv/barn' },
    DATA_DIR: '/var/lib/linecheck',
    DATABASE_URL: 'postgres://web:secret@db/linecheck',
    MEDIA_URL: 's3://pictures?endpoint=http://127.0.0.1:9000',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    MAX_UPLOAD_MB: '5',
    PUBLIC_URL: 'https://www.example.com/',
    DEMO: 'off',
    DEMO_PASSWORD: 'linecheck-demo-password',
    MAIL_FROM: 'web@example.com',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© Us',
    WORKERS: '2',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    METRICS_TOKEN: 'a-token-of-some-length',
    SECRET_KEY: 'a-key-of-thirty-two-letters-at-least',
    BACKUP_EVERY: '12h',
    BACKUP_KEEP: '30',
    BACKUP_DIR: '/mnt/backups',
    KEEP_LOG: '3650d',
    KEEP_REVISIONS: '400d',
    KEEP_NOTICES: '30d',
    KEEP_MAILS: '7d',
    KEEP_SESSIONS: '12h',
  })
  expect(config).toEqual({
    port: 8080,
    host: '::',
    ...{ buildDir: '/srv/barn/build', brandDir: '/srv/barn' },
    dataDir: '/var/lib/linecheck',
    databaseUrl: 'postgres://web:secret@db/linecheck',
    mediaUrl: 's3://pictures?endpoint=http://127.0.0.1:9000',
    mediaKey: { id: 'key', secret: 'secret' },
    maxUpload: 5_242_880,
    publicUrl: 'https://www.example.com',
    demo: 'off',
    hstsSubdomains: false,
    demoPassword: 'linecheck-demo-password',
    smtpUrl: 'smtp://127.0.0.1:25',
    mailFrom: 'web@example.com',
    map: { tiles: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Us' },
    workers: 2,
    logLevel: 'warn',
    trustedProxies: ['10.0.0.0/8', '::1'],
    metricsToken: 'a-token-of-some-length',
    secretKey: 'a-key-of-thirty-two-letters-at-least',
    backupEvery: 43_200_000,
    backupKeep: 30,
    backupDir: '/mnt/backups',
    keep: {
      log: 315_360_000_000,
      revisions: 34_560_000_000,
      notices: 2_592_000_000,
      mails: 604_800_000,
      sessions: 43_200_000,
    },
  })
})

test('the address of the site follows the port where nothing else is said', () => {
  expect(readConfig({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100')
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(readConfig({}))
})

const wrong: [Environment, RegExp][] = [
  [{ KEEP_LOG: '29d' }, /^KEEP_LOG is "29d", but must be forever or a span of 30d or more\.$/],
  [{ KEEP_REVISIONS: 'off' }, /^KEEP_REVISIONS is "off", but must be forever/],
  [{ KEEP_NOTICES: 'forever' }, /^KEEP_NOTICES is "forever", but must be a span from 1d to 90d\.$/],
  [{ KEEP_MAILS: '0d' }, /^KEEP_MAILS is/],
  [{ KEEP_SESSIONS: '30d' }, /^KEEP_SESSIONS is "30d", but must be a span from 1h to 7d\.$/],
  [{ PORT: 'http' }, /^PORT is "http", but must be a whole number from 1 to 65535\.$/],
  [{ PORT: '0' }, /^PORT is/],
  [{ PORT: '65536' }, /^PORT is/],
  [{ PORT: '3000.5' }, /^PORT is/],
  [{ PORT: '1e3' }, /^PORT is/],
  [{ HOST: 'http://localhost' }, /^HOST is/],
  [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL must look like postgres:/],
  [{ DATABASE_URL: 'db' }, /^DATABASE_URL must look like postgres:/],
  [{ MEDIA_URL: 'https://bucket' }, /^MEDIA_URL must look like s3:/],
  [{ PUBLIC_URL: 'www.example.com' }, /^PUBLIC_URL must look like https:/],
  [{ PUBLIC_URL: 'https://example.com/shop' }, /^PUBLIC_URL must be an origin only/],
  [{ MAX_UPLOAD_MB: '0' }, /^MAX_UPLOAD_MB is "0", but must be a whole number from 1 to 100/],
  [{ DEMO: 'no' }, /^DEMO is "no", but must be one of on, off, empty, limits/],
  [{ DEMO_PASSWORD: 'short' }, /^DEMO_PASSWORD needs 15 to 128/],
  [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL must look like smtp:/],
  [{ MAIL_FROM: 'Marigold' }, /^MAIL_FROM is "Marigold", but must be an address/],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /^MAIL_FROM is /],
  [{ WORKERS: 'two' }, /^WORKERS is "two"/],
  [{ WORKERS: '65' }, /^WORKERS is "65"/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud", but must be one of/],
  [{ TRUSTED_PROXIES: 'proxy.local' }, /^TRUSTED_PROXIES holds "proxy\.local"/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES holds/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, /^TRUSTED_PROXIES holds/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN needs/],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY needs at least 32/],
  [{ BACKUP_EVERY: '24' }, /^BACKUP_EVERY is "24", but must be off or a span like 30m/],
  [{ BACKUP_EVERY: '0h' }, /^BACKUP_EVERY is/],
  [{ BACKUP_KEEP: '0' }, /^BACKUP_KEEP is/],
]

test.each(wrong)('%o is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(StartupError)
  expect(() => readConfig(env)).toThrow(sentence)
})

test('a refusal never repeats a password', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'MEDIA_URL', 'PUBLIC_URL']) {
    expect(() => readConfig({ [name]: 'ftp://me:hunter22@host' })).toThrow(/^(?!.*hunter22)/)
  }
})

test('whatever the variables hold, the answer is settings or one sentence', () => {
  const names = ['PORT', 'HOST', 'DATABASE_URL', 'PUBLIC_URL', 'WORKERS', 'TRUSTED_PROXIES']
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string(), (name, value) => {
      try {
        readConfig({ [name]: value })
      } catch (error) {
        expect(error).toBeInstanceOf(StartupError)
      }
    }),
  )
})

test('a map has the address of its pictures, in which their place stands, and whose they are', () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}{r}.png'
  expect(readConfig({ MAP_TILES: tiles, MAP_ATTRIBUTION: ' © Us ' }).map).toEqual({
    tiles,
    attribution: '© Us',
  })
  for (const MAP_TILES of [
    'https://tiles.example.com/{z}/{x}.png',
    'ftp://tiles.example.com/{z}/{x}/{y}.png',
    'https://{s}.example.com/{z}/{x}/{y}.png',
    '/{z}/{x}/{y}.png',
  ])
    expect(() => readConfig({ MAP_TILES }), MAP_TILES).toThrow('MAP_TILES must look like')
})
