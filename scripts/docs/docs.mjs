// `npm run docs`: the documentation as a static site in `build/docs/`, which needs no server.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'
import { renderDocs } from './render-docs.mjs'

const folder = join(root, 'build/docs')
const rest = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md'], { cwd: root }).toSorted()
const output = renderDocs(root, [
  'docs/README.md',
  ...rest.filter((name) => name !== 'docs/README.md'),
])
rmSync(folder, { recursive: true, force: true })
for (const [name, content] of output) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}
console.log(`${output.size} files: open ${join(folder, 'docs/index.html')}`)
