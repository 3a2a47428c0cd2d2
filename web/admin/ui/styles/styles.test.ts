import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const core = 'node_modules/@mantine/core'

test('the styles are those of the components that are drawn, and no others', () => {
  const imported = ['sign-in', 'inside'].flatMap((name) => {
    const css = readFileSync(`web/admin/ui/styles/${name}.css`, 'utf8')
    return [...css.matchAll(/core\/styles\/([A-Z]\w*)\.css/g)].map(([, component]) => component)
  })
  expect(imported.toSorted()).toEqual([...componentsDrawn()].toSorted())
})

/** Components that have styles: those that our files import by name, and what those are made of. */
function componentsDrawn(): Set<string> {
  const files = modulesByName()
  const seen = new Set<string>()
  const found = new Set<string>()
  function follow(file: string) {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    const [, component] = /\/(\w+)\.module\.mjs$/.exec(file) ?? []
    if (component) found.add(component)
    for (const next of importsOf(file)) follow(join(dirname(file), next))
  }
  for (const name of namesImported()) follow(files.get(name) ?? '')
  return found
}

/** Where the package keeps what it is asked for by name. */
function modulesByName(): Map<string, string> {
  const index = readFileSync(`${core}/esm/index.mjs`, 'utf8')
  const imports = [...index.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)]
  return new Map(
    imports.flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => [name.trim(), join(`${core}/esm`, from)] as const),
    ),
  )
}

function namesImported(): Set<string> {
  const names = globSync('web/admin/**/*.{ts,tsx}').flatMap((file) => {
    const lists = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)
    return [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  })
  return new Set(names)
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)
  return [...imports].map(([, from = '']) => from)
}
