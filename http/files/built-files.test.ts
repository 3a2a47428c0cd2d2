import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { send } from '#test/http/http-client.ts'
import { listen } from '#test/http/listen.ts'
import { emptyLocation } from '#test/open-test-store.ts'
import { writeTestBuild } from '#test/write-test-build.ts'
import { openBuiltFiles } from './built-files.ts'

/** A server of a build that has these files, by their names, each holding its own name. */
async function openBuild(names: readonly string[], manifest: object = {}) {
  const { dataDir } = await emptyLocation()
  const folder = join(dataDir, 'build')
  for (const name of [...names, '.vite/manifest.json']) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), name.endsWith('.json') ? JSON.stringify(manifest) : name)
  }
  const built = await openBuiltFiles(folder)
  const server = createServer(async (req, res) => {
    const isServed = await built.serve(req, res, req.url ?? '', { 'x-common': '1' })
    if (!isServed) res.writeHead(404).end()
  })
  const port = await listen(server)
  const get = (path: string, accepts?: string) => {
    return send(port, 'GET', path, { headers: accepts ? { 'accept-encoding': accepts } : {} })
  }
  return { built, get, port }
}

const kinds: [name: string, type: string][] = [
  ['assets/a.js', 'text/javascript; charset=utf-8'],
  ['assets/a.css', 'text/css; charset=utf-8'],
  ['assets/a.woff2', 'font/woff2'],
  ['favicon.svg', 'image/svg+xml'],
  ['logo.png', 'image/png'],
  ['favicon.ico', 'image/x-icon'],
  ['words.json', 'application/json; charset=utf-8'],
  ['notes.txt', 'text/plain; charset=utf-8'],
]

test('each file is what it is, for ever where its name is of its bytes, else for an hour', async () => {
  const { get } = await openBuild(kinds.map(([name]) => name))
  for (const [name, type] of kinds) {
    const { status, headers } = await get(`/${name}`)
    expect([name, status, headers['content-type']]).toEqual([name, 200, type])
    const isForEver = name.startsWith('assets/')
    const kept = isForEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    expect(headers).toMatchObject({ 'cache-control': kept, 'x-common': '1' })
  }
})

test('a file comes in the smallest coding that the build and the client have', async () => {
  const names = ['a.js', 'a.js.br', 'a.js.gz', 'b.js', 'b.js.gz', 'c.js']
  const { get } = await openBuild(names)
  for (const [name, accepts, coding, body] of [
    ['a.js', 'gzip, br', 'br', 'a.js.br'],
    ['a.js', 'gzip', 'gzip', 'a.js.gz'],
    ['a.js', undefined, undefined, 'a.js'],
    ['b.js', 'gzip, br', 'gzip', 'b.js.gz'],
    ['b.js', 'br', undefined, 'b.js'],
    ['c.js', 'gzip, br', undefined, 'c.js'],
  ] as const) {
    const { headers, bytes } = await get(`/${name}`, accepts)
    const asked = [name, accepts]
    expect([...asked, headers['content-encoding'], bytes.toString()]).toEqual([
      ...asked,
      coding,
      body,
    ])
    expect([headers.vary, headers['content-length']]).toEqual([
      'accept-encoding',
      String(body.length),
    ])
  }
})

test('an entry has what it stands on, each once: the styles of what it imports before its own', async () => {
  const manifest = {
    'main.ts': {
      file: 'assets/main.js',
      css: ['assets/main.css'],
      imports: ['_a', '_b'],
      assets: ['assets/x.woff2', 'assets/x.svg'],
    },
    _a: { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_b'], assets: ['assets/x.woff2'] },
    _b: { file: 'assets/b.js', css: ['assets/b.css'], imports: ['_a'] },
    'site.css': { file: 'assets/site.css' },
  }
  const { built } = await openBuild(['assets/site.css'], manifest)
  expect(built.entry('main.ts')).toEqual({
    scripts: ['/assets/main.js'],
    preloads: ['/assets/a.js', '/assets/b.js'],
    styles: ['/assets/b.css', '/assets/a.css', '/assets/main.css'],
    css: null,
    fonts: ['/assets/x.woff2'],
  })
  expect(built.entry('site.css')).toMatchObject({
    scripts: [],
    styles: ['/assets/site.css'],
    css: 'assets/site.css',
  })
  expect(() => built.entry('none.ts')).toThrow('none.ts')
})

test('a file that a newer build has taken away under this process is not there', async () => {
  const { dataDir } = await emptyLocation()
  const folder = await writeTestBuild(dataDir)
  const built = await openBuiltFiles(folder)
  const server = createServer(async (req, res) => {
    const isServed = await built.serve(req, res, req.url ?? '', {})
    if (!isServed) res.writeHead(404).end()
  })
  const port = await listen(server)
  const ask = async () => (await send(port, 'GET', '/assets/main-1.js')).status
  expect(await ask()).toBe(200)
  await rm(join(folder, 'assets/main-1.js'))
  expect(await ask()).toBe(404)
})
