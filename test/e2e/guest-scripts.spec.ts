import { readFileSync } from 'node:fs'
import { expect, test } from './support/journey.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Returns all files that an entry of the build may load, at once or later. */
function filesFrom(entry: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync('build/client/.vite/manifest.json', 'utf8'),
  )
  const keys = new Set([entry])
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) keys.add(next)
  }
  return [...keys].flatMap((key) => [manifest[key]?.file ?? key, ...(manifest[key]?.css ?? [])])
}

test('nothing that guests load brings scripts or styles of the back office', () => {
  const files = filesFrom('web/islands.ts')
  expect(files.length).toBeGreaterThan(10)
  expect(filesFrom('web/admin/main.tsx').join()).toContain('back-office')
  expect(files.filter((file) => /back-office|sign-in|second-factor|drawn-with/.test(file))).toEqual(
    [],
  )
})
