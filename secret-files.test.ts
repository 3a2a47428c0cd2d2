import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartupError } from '#catalogue/startup-error.ts'
import { whenDone } from '#test/open-test-store.ts'
import { readConfig } from './config.ts'

async function secretFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-secret-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'secret')
  await writeFile(file, text)
  return file
}

test('every secret can come from a file, so that it stands in no environment', async () => {
  const secretKey = 'k'.repeat(40)
  const config = readConfig({
    DATABASE_URL_FILE: await secretFile('postgres://web:pass@db/linecheck\n'),
    MEDIA_URL_FILE: await secretFile('s3://pictures?endpoint=http://s3:9000\n'),
    AWS_ACCESS_KEY_ID_FILE: await secretFile('id\n'),
    AWS_SECRET_ACCESS_KEY_FILE: await secretFile('secret\r\n'),
    SMTP_URL_FILE: await secretFile('smtp://user:pass@mail:587'),
    DEMO_PASSWORD_FILE: await secretFile('linecheck-demo-password\n'),
    METRICS_TOKEN_FILE: await secretFile('t'.repeat(20)),
    SECRET_KEY_FILE: await secretFile(secretKey),
  })
  expect(config).toMatchObject({
    databaseUrl: 'postgres://web:pass@db/linecheck',
    mediaUrl: 's3://pictures?endpoint=http://s3:9000',
    mediaKey: { id: 'id', secret: 'secret' },
    smtpUrl: 'smtp://user:pass@mail:587',
    demoPassword: 'linecheck-demo-password',
    metricsToken: 't'.repeat(20),
    secretKey,
  })
})

test('a secret that cannot be read stops the start, and is not repeated', async () => {
  const both = { SECRET_KEY: 'k'.repeat(40), SECRET_KEY_FILE: await secretFile('x') }
  expect(() => readConfig(both)).toThrow(/SECRET_KEY and SECRET_KEY_FILE are both set/)
  expect(() => readConfig({ SMTP_URL_FILE: '/no/such/file' })).toThrow(
    'SMTP_URL_FILE names /no/such/file, which cannot be read (ENOENT).',
  )
  expect(() => readConfig({ SMTP_URL_FILE: tmpdir() })).toThrow(/cannot be read \(EISDIR\)/)
  const empty = await secretFile(' \n')
  expect(() => readConfig({ METRICS_TOKEN_FILE: empty })).toThrow(/is empty/)
  const large = await secretFile('x'.repeat(10_001))
  expect(() => readConfig({ METRICS_TOKEN_FILE: large })).toThrow(/more than 10000 bytes/)
  const short = await secretFile('too-short')
  const refused = () => readConfig({ SECRET_KEY_FILE: short })
  expect(refused).toThrow(StartupError)
  expect(refused).not.toThrow(/too-short/)
})
