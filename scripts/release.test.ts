import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { notesOf } from './release.mjs'

const root = join(import.meta.dirname, '..')

/** npm packs twice in some of them. */
vi.setConfig({ testTimeout: 60_000 })

/** A repository with the scripts, a package.json and a changelog, on main. */
async function openRepository(changelog: string) {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-release-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['scripts', 'package-lock.json', '.gitignore'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { prepack, prepare, ...scripts } = own.scripts
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      ...own,
      scripts: { ...scripts, test: 'echo the tests were run' },
      files: ['CHANGELOG.md'],
      version: '3.1.0',
    }),
  )
  cpSync(join(root, 'create'), join(folder, 'create'), { recursive: true })
  const setCreated = (version: string) => {
    const creating = readFileSync(join(root, 'create/package.json'), 'utf8')
    const text = JSON.stringify({ ...JSON.parse(creating), version })
    writeFileSync(join(folder, 'create/package.json'), text)
  }
  setCreated('3.1.0')
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.useConfigOnly', 'true')
  git('config', 'user.name', 'a')
  git('config', 'user.email', 'a@b.example')
  git('add', '.')
  git('commit', '--quiet', '--message=All')
  const release = (...args: string[]) => {
    const own = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
    const run = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...own },
    })
    return { status: run.status, says: run.stdout + run.stderr }
  }
  return { folder, git, release, setCreated }
}

const changelog =
  '# Changes\n\n## 3.1.0, 4 May 2027\n\n### For guests\n\nMore buns.\n\n## 3.0.0, 1 May 2027\n\nBuns.\n'

test('a dry run packs the version with notes, bill of materials and checksums, and tags nothing', async () => {
  const { folder, git, release } = await openRepository(changelog)
  expect(release('--dry-run')).toEqual({
    status: 0,
    says: expect.stringContaining('nothing was tested'),
  })
  const file = (name: string) => readFileSync(join(folder, 'build/release/3.1.0', name))
  expect(String(file('notes.md'))).toBe('### For guests\n\nMore buns.\n')
  expect(JSON.parse(String(file('sbom.json')))).toMatchObject({ bomFormat: 'CycloneDX' })
  const sum = createHash('sha256').update(file('linecheck-3.1.0.tgz')).digest('hex')
  expect(String(file('SHA256SUMS'))).toContain(`${sum}  linecheck-3.1.0.tgz\n`)
  expect(String(file('SHA256SUMS'))).toContain('  create-linecheck-3.1.0.tgz\n')
  expect(git('tag')).toBe('')
})

test('a release is tested, packed and tagged with its notes, once', async () => {
  const { folder, git, release } = await openRepository(changelog)
  const { status, says } = release()
  expect([status, says]).toEqual([0, expect.stringContaining('git push origin v3.1.0')])
  expect(says).toContain('the tests were run')
  expect(readdirSync(join(folder, 'build/release/3.1.0')).sort()).toEqual([
    'SHA256SUMS',
    'create-linecheck-3.1.0.tgz',
    'linecheck-3.1.0.tgz',
    'notes.md',
    'sbom.json',
  ])
  expect(git('cat-file', 'tag', 'v3.1.0')).toContain('\n\n### For guests\n\nMore buns.\n')
  expect(release()).toEqual({ status: 1, says: expect.stringContaining('is not after v3.1.0') })
})

test('there is no release of a changed tree, of another branch, of a version that is there, or by nobody', async () => {
  const { folder, git, release, setCreated } = await openRepository(changelog)
  git('tag', 'v3.1.0')
  expect(release('--dry-run')).toEqual({
    status: 1,
    says: expect.stringContaining('3.1.0 is not after v3.1.0'),
  })
  git('tag', '--delete', 'v3.1.0')
  git('config', '--unset', 'user.email')
  expect(release()).toEqual({ status: 1, says: expect.stringContaining('GIT_COMMITTER_IDENT') })
  writeFileSync(join(folder, 'more.txt'), '')
  expect(release()).toEqual({ status: 1, says: expect.stringContaining('?? more.txt') })
  git('checkout', '--quiet', '-b', 'other')
  expect(release()).toEqual({ status: 1, says: expect.stringContaining('the branch other') })
  setCreated('3.0.0')
  expect(release()).toEqual({ status: 1, says: expect.stringContaining('has version 3.0.0') })
})

test('the changelog begins with the version, its date and what has changed', () => {
  expect(() => notesOf(changelog, '3.2.0')).toThrow('begins with "3.1.0, 4 May 2027"')
  expect(() => notesOf(changelog.replace(', 4 May 2027', ', unreleased'), '3.1.0')).toThrow('DATE')
  expect(() => notesOf('## 3.1.0, 4 May 2027\n\n## 3.0.0', '3.1.0')).toThrow('says nothing')
})

test('the changelog has the date of this version, and above it what is not released yet', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  const [latest] = headings.filter((heading, at) => at > 0 || heading !== 'Unreleased')
  expect(latest).toMatch(new RegExp(`^${version}, \\d{1,2} [A-Z][a-z]+ \\d{4}$`))
})
