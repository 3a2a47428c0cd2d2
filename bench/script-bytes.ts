import { existsSync, readFileSync, statSync } from 'node:fs'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Bytes (brotli 11) of script that a page fetches in the end: its entry and all islands that it holds. */
export function scriptBytes(html: string): number {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync('build/client/.vite/manifest.json', 'utf8'),
  )
  const islands = new Set([...html.matchAll(/data-island="(\w+)"/g)].map(([, name]) => name))
  const files = new Set<string>()
  collect('web/islands.ts', manifest, files, islands.size > 0)
  return [...files].reduce((sum, file) => sum + sentBytes(`build/client/${file}`), 0)
}

/** Very small files are not compressed beforehand. */
function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function collect(
  key: string,
  manifest: Record<string, Chunk>,
  files: Set<string>,
  withIslands: boolean,
): void {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  const next = [...(chunk.imports ?? []), ...(withIslands ? (chunk.dynamicImports ?? []) : [])]
  for (const inner of next) collect(inner, manifest, files, withIslands)
}
