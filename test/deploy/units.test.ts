import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { whenDone } from '../open-test-store.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8')
const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error

test.skipIf(!hasSystemd)(
  'systemd takes the unit as it is, and finds little to shut further',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linecheck-unit-'))
    whenDone(() => rm(folder, { recursive: true, force: true }))
    const unit = join(folder, 'linecheck.service')
    await writeFile(unit, (await read('linecheck.service')).replaceAll('/opt/linecheck', root))
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    const ofUnit = said.stderr.split('\n').filter((line) => line.includes('linecheck'))
    // The machine of the tests has no such user; that is all it may say.
    expect(ofUnit.filter((line) => !/user|group/i.test(line))).toEqual([])
    const words = ['security', '--offline=true', '--no-pager', '--threshold=30', unit]
    expect(() => execFileSync('systemd-analyze', words, { stdio: 'pipe' })).not.toThrow()
  },
)

test('a backup is told to be taken, and put back, as the unit runs', async () => {
  const unit = await read('linecheck.service')
  const page = await readFile(join(root, 'docs/operating/backup.md'), 'utf8')
  const [, line = ''] = /^as="systemd-run (.+)"$/m.exec(page) ?? []
  const names = 'User|Group|UMask|WorkingDirectory|EnvironmentFile'
  const settings = [...unit.matchAll(new RegExp(`^(?:${names})=.+$`, 'gm'))].map(([one]) => one)
  expect(settings).toHaveLength(5)
  const [, dataDir] = /^Environment=(DATA_DIR=\S+)/m.exec(unit) ?? []
  for (const one of [...settings, `Environment=${dataDir}`]) expect(line).toContain(`-p ${one} `)
  const [, node] = /^ExecStart=(\S+)/m.exec(unit) ?? []
  expect(line.endsWith(` ${node}`)).toBe(true)
})

test('the environment of the containers is one that the server takes', async () => {
  const compose = await read('compose.yaml')
  const own = {
    POSTGRES_PASSWORD: 'x',
    S3_KEY: 'id',
    S3_SECRET: 'secret',
    SECRET_KEY: 'k'.repeat(40),
  }
  const outside: Record<string, string> = {
    ...own,
    PUBLIC_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://mail.example.com:587',
    MAIL_FROM: 'web@example.com',
    METRICS_TOKEN: 'a-token-of-some-length',
  }
  const filled = compose
    .replaceAll(/\$\{(\w+):\?\}/g, (_, name) => outside[name] ?? `no ${name}`)
    .replaceAll(/\$\{(\w+):-\}/g, (_, name) => outside[name] ?? '')
  const [, block = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(filled) ?? []
  const settings = Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z_]+): "?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(readConfig(settings)).toMatchObject({
    databaseUrl: 'postgres://linecheck:x@postgres/linecheck',
    mediaKey: { id: 'id', secret: 'secret' },
    demo: 'off',
    backupEvery: 86_400_000,
    secretKey: own.SECRET_KEY,
    smtpUrl: outside.SMTP_URL,
    mailFrom: outside.MAIL_FROM,
    metricsToken: outside.METRICS_TOKEN,
  })
  const names = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name)
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  for (const name of names) expect(readme).toContain(`\`${name}\``)
})

test('what container and unit start is there', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const started = `${await read('Containerfile')}${await read('linecheck.service')}`
  expect(started.match(/scripts\/start\.mjs|"scripts\/start\.mjs"/g)).toHaveLength(2)
  expect(scripts.start).toContain('scripts/start.mjs')
  expect(scripts.build).toBeDefined()
})
