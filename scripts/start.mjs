// `npm start` (with --dev `npm run dev`): installs and builds what is missing, then serves. Has no
// dependencies, because it runs before anything is installed, on any Node >= 20.
import { join } from 'node:path'
import { buildDirOf, chosenBrand } from './brand.mjs'
import { buildWhenStale, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { isPackage, pinnedNode, root, serverEnv, serverFlags } from './root.mjs'
import { supervise } from './supervise.mjs'

const development = process.argv.includes('--dev')
const brand = chosenBrand(process.argv, process.env)
const buildDir = buildDirOf(brand)
// In development a clone runs from its sources.
const fromSources = development && !isPackage

await ensureInstalled({ development: development || !isBuilt(brand) })
if (!fromSources && !(await buildWhenStale(brand))) {
  console.error('Linecheck cannot start: the build failed, see above.')
  process.exit(1)
}

const server = fromSources ? join(root, 'server.ts') : join(buildDir, 'server/server.js')
supervise(pinnedNode, [...serverFlags, server, ...process.argv.slice(2)], {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...serverEnv,
  ...process.env,
  BRAND_DIR: brand,
  BUILD_DIR: buildDir,
  NODE_ENV: development ? 'development' : 'production',
})
