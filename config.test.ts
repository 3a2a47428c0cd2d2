import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StartRefused } from '#catalogue/start-refused.ts'
import { type Environment, readConfig } from './config.ts'

test('an empty environment gives the defaults of the contract', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('./data'),
    databaseUrl: null,
    mediaUrl: null,
    mediaKey: null,
    maxUpload: 20_971_520,
    publicUrl: 'http://localhost:3000',
    demoPassword: null,
    smtpUrl: null,
    workers: 1,
    logLevel: 'info',
    trustedProxies: [],
    metricsToken: null,
  })
})

test('every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::',
    DATA_DIR: '/var/lib/linecheck',
    DATABASE_URL: 'postgres://web:secret@db/linecheck',
    MEDIA_URL: 's3://pictures?endpoint=http://127.0.0.1:9000',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    MAX_UPLOAD_MB: '5',
    PUBLIC_URL: 'https://www.example.com/',
    DEMO_PASSWORD: 'linecheck-demo-password',
    SMTP_URL: 'smtp://127.0.0.1:25',
    WORKERS: '2',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    METRICS_TOKEN: 'a-token-of-some-length',
  })
  expect(config).toEqual({
    port: 8080,
    host: '::',
    dataDir: '/var/lib/linecheck',
    databaseUrl: 'postgres://web:secret@db/linecheck',
    mediaUrl: 's3://pictures?endpoint=http://127.0.0.1:9000',
    mediaKey: { id: 'key', secret: 'secret' },
    maxUpload: 5_242_880,
    publicUrl: 'https://www.example.com',
    demoPassword: 'linecheck-demo-password',
    smtpUrl: 'smtp://127.0.0.1:25',
    workers: 2,
    logLevel: 'warn',
    trustedProxies: ['10.0.0.0/8', '::1'],
    metricsToken: 'a-token-of-some-length',
  })
})

test('the address of the site follows the port where nothing else is said', () => {
  expect(readConfig({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100')
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(readConfig({}))
})

const wrong: [Environment, RegExp][] = [
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
  [{ DEMO_PASSWORD: 'short' }, /^DEMO_PASSWORD needs 15 to 128/],
  [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL must look like smtp:/],
  [{ WORKERS: 'two' }, /^WORKERS is "two"/],
  [{ WORKERS: '65' }, /^WORKERS is "65"/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud", but must be one of/],
  [{ TRUSTED_PROXIES: 'proxy.local' }, /^TRUSTED_PROXIES holds "proxy\.local"/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES holds/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, /^TRUSTED_PROXIES holds/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN needs/],
]

test.each(wrong)('%o is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(StartRefused)
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
        expect(error).toBeInstanceOf(StartRefused)
      }
    }),
  )
})
