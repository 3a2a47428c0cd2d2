import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Component {
  name: string
  version: string
  purl: string
  hashes?: { content: string }[]
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

test('the bill of materials has every package that runs in production, with hash and licence', () => {
  const said = execFileSync(process.execPath, [join(root, 'scripts/packages/sbom.mjs')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  const bill = JSON.parse(said)
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'linecheck', type: 'application' } },
  })
  const components: Component[] = bill.components
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const needed = Object.entries<Record<string, unknown>>(packages).filter(
    ([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional,
  )
  expect(needed.length).toBeGreaterThan(10)
  for (const [path, { version }] of needed)
    expect(listed).toContain(`${path.split('node_modules/').at(-1)}@${version}`)
  for (const { purl, hashes, licenses } of components) {
    expect([purl, hashes?.length, licenses?.length]).toEqual([purl, 1, 1])
  }
  expect(components.map(({ name }) => name)).not.toContain('vitest')
})
