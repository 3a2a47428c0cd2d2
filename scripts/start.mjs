// `npm start` (with --dev `npm run dev`): installs and builds what is missing, then serves. Has no
// dependencies, because it runs before anything is installed, on any Node >= 20.
import { join } from 'node:path'
import { buildDirOf, chosenBrand } from './brand.mjs'
import { build, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root, serverEnv, serverFlags } from './root.mjs'
import { supervise } from './supervise.mjs'

const development = process.argv.includes('--dev')
const brand = chosenBrand(process.argv, process.env)
const buildDir = buildDirOf(brand)

if (development) {
  await ensureInstalled({ development: true })
} else if (isBuilt(brand)) {
  await ensureInstalled({ development: false })
} else {
  await ensureInstalled({ development: true })
  console.log('Linecheck: building …')
  if (!(await build(brand))) {
    console.error('Linecheck cannot start: the build failed, see above.')
    process.exit(1)
  }
}

supervise(pinnedNode, [...serverFlags, join(root, 'server.ts'), ...process.argv.slice(2)], {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...serverEnv,
  ...process.env,
  BRAND_DIR: brand,
  BUILD_DIR: buildDir,
  NODE_ENV: development ? 'development' : 'production',
})
