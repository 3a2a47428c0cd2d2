#!/usr/bin/env node
// `npm create linecheck FOLDER`: writes a brand that starts and passes its tests as it is.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const folder = resolve(process.argv[2] ?? '.')
const key = basename(folder)
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '-')
  .replaceAll(/^-|-$/g, '')
// Only letters and digits reach the sources, so that no name can break them.
const name = key.replaceAll(/(?:^|-)(\w)/g, (_, letter) => ` ${letter.toUpperCase()}`).trim()

if (!key || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error(
    key
      ? `Nothing was written: ${folder} is not empty.`
      : 'Nothing was written: name a folder with letters, as in npm create linecheck burger-barn.',
  )
  process.exit(1)
}

cpSync(join(import.meta.dirname, 'brand'), folder, { recursive: true })
for (const file of ['brand.ts', 'content.ts']) {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('New Brand', name))
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(), null, 2)}\n`)
// npm packs no .gitignore.
writeFileSync(join(folder, '.gitignore'), 'node_modules\ndata\n*.backup\n')
console.log(`${name} is in ${folder}. Next, there: npm install, then npm start`)

function packageOf() {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  const commands = ['start', 'dev', 'build', 'test', 'backup', 'restore', 'upgrade']
  return {
    name: key,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(commands.map((one) => [one, `linecheck ${one}`])),
    dependencies: { linecheck: `^${version}` },
    devDependencies: { '@axe-core/playwright': '^4.14.0', '@playwright/test': '^1.65.1' },
    // The Node that Linecheck runs on is a package with an install script.
    allowScripts: { node: true },
  }
}
