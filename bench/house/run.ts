import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { row } from '../row.ts'
import { sourceFigures } from './source-figures.ts'

// `npm run house`: how large and how plain the code is. With `-- list` it names what it counts.

const root = join(import.meta.dirname, '../..')
const paths = globSync('**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'build', 'data', 'test-results'].includes(String(name)),
})
const figures = sourceFigures(
  new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
)
row('source lines', figures.lines.toLocaleString('en-GB'), '90,000')
row('source files', figures.files.toLocaleString('en-GB'), '1,350')
row(
  'functions with five or more positional parameters',
  String(figures.longParameterLists.length),
  '0',
)
for (const [room, share] of Object.entries(figures.commentsPer100)) {
  row(`comments a 100 lines in ${room}`, share.toFixed(1), '3 to 8')
}
row('small files with one importer', String(figures.fragments.length))
if (process.argv.includes('list')) {
  console.log([...figures.longParameterLists, ...figures.fragments].join('\n'))
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const config = join(import.meta.dirname, 'vitest.config.ts')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', config, '--root', root],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
