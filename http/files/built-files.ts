import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { acceptedCodings } from './compression.ts'

/** Paths of what the browser fetches for an entry of the build. */
export interface EntryFiles {
  scripts: string[]
  /** Imports of those scripts. */
  preloads: string[]
  styles: string[]
  /** The text of an entry that is a style sheet; null for others and in development. */
  css: string | null
  fonts: string[]
}

export interface BuiltFiles {
  /** Returns the files of an entry, e.g. `web/islands.ts`. */
  entry(source: string): EntryFiles
  /** Writes the file at this path; returns false when there is none. */
  serve(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    headers: Record<string, string>,
  ): Promise<boolean>
}

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Opens `build/client`: reads its manifest and file list once; nothing else is served. */
export async function openBuiltFiles(folder: string): Promise<BuiltFiles> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const known = new Set(
    (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('.')),
  )

  const texts = new Map<string, string>()
  for (const [source, { file }] of Object.entries(manifest)) {
    if (file.endsWith('.css')) texts.set(source, await readFile(join(folder, file), 'utf8'))
  }

  function entry(source: string): EntryFiles {
    const chunks = withImports(manifest, source)
    const files = chunks.map(({ file }) => file)
    const [script, ...preloads] = files.filter((file) => file.endsWith('.js'))
    const linked = chunks.flatMap(({ css = [] }) => css)
    const fonts = chunks.flatMap(({ assets = [] }) => assets)
    return {
      scripts: addresses(script ? [script] : []),
      preloads: addresses(preloads),
      styles: addresses([...files.filter((file) => file.endsWith('.css')), ...linked.toReversed()]),
      css: texts.get(source) ?? null,
      fonts: addresses(fonts.filter((file) => file.endsWith('.woff2'))),
    }
  }

  async function serve(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    headers: Record<string, string>,
  ): Promise<boolean> {
    const name = pathname.slice(1)
    const type = types[extname(name)]
    if (!type || !known.has(name)) return false
    const coding = codingFor(req.headers['accept-encoding'], name, known)
    const path = join(folder, coding ? `${name}.${coding.ending}` : name)
    const size = await sizeOf(path)
    if (size === null) return false
    res.writeHead(200, {
      ...headers,
      'content-type': type,
      'content-length': size,
      vary: 'accept-encoding',
      'cache-control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(coding ? { 'content-encoding': coding.name } : {}),
    })
    if (req.method === 'HEAD') res.end()
    else await pipeline(createReadStream(path), res).catch(() => undefined)
    return true
  }
  return { entry, serve }
}

/** Returns the size in bytes, null when a newer build has deleted the file. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function withImports(manifest: Readonly<Record<string, Chunk>>, source: string): Chunk[] {
  if (!manifest[source]) throw new Error(`The build has no ${source}`)
  const chunks = new Map<string, Chunk>()
  function add(key: string) {
    const chunk = manifest[key]
    if (!chunk || chunks.has(key)) return
    chunks.set(key, chunk)
    for (const inner of chunk.imports ?? []) add(inner)
  }
  add(source)
  return [...chunks.values()]
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`)
}

function codingFor(
  accept: string | string[] | undefined,
  name: string,
  known: ReadonlySet<string>,
) {
  const accepted = acceptedCodings(accept)
  if (accepted.includes('br') && known.has(`${name}.br`)) return { name: 'br', ending: 'br' }
  const isGzip = accepted.includes('gzip') && known.has(`${name}.gz`)
  return isGzip ? { name: 'gzip', ending: 'gz' } : null
}
