import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../surface')

/** The names that a file exports, types included, sorted. */
function exportsOf(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
  const listed = lists.flatMap(([, names = '']) => names.split(','))
  const declared = [...text.matchAll(/^export (?:interface|function|type|const) (\w+)/gm)]
  const all = [...listed, ...declared.map(([, name = '']) => name)]
  return all
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean)
    .sort()
}

test('what brands may import changes only with this file, which says the version', async () => {
  const lines = ['brand.ts', 'parts.tsx', 'test.mjs'].flatMap((file) => [
    `linecheck/${file.replace(/\.(tsx?|mjs)$/, '')}`,
    ...exportsOf(file).map((name) => `  ${name}`),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('surface.txt')
})
