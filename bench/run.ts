import { cpus, loadavg } from 'node:os'
import { buildDirOf, chosenBrand } from '../scripts/brand.mjs'
import { buildWhenStale } from '../scripts/build.mjs'
import { ensureBenchTools } from '../scripts/tools.mjs'
import { signIn } from './approval.ts'
import { measureCampaigns } from './campaigns.ts'
import { measureFirstUse } from './first-use.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMadePages } from './made-pages.ts'
import { measureMedia, untilReady } from './media.ts'
import { measureScale } from './scale/scale.ts'
import { measureServing } from './serving/serving.ts'
import { dataFolder, startApp } from './start-app.ts'
import { measureStart } from './start-time.ts'

/**
 * `npm run bench`: what is promised of speed and size, as ratios with spread, in one run. One part
 * alone by its name: `npm run bench -- serving`. `campaigns` and `scale` need minutes and gigabytes, `lighthouse`
 * installs a package of its own; they are measured only by their names. Another brand than the demo
 * one by `--brand PATH`.
 */
const parts: Record<string, (dataDir: string) => Promise<void>> = {
  start: measureStart,
  serving: measureServing,
  'first-use': measureFirstUse,
  pages: measureMadePages,
  media: measureMedia,
  campaigns: measureCampaigns,
  scale: measureScale,
  lighthouse: measureLighthouse,
}

/** Measured only by their names. */
const alone = ['campaigns', 'scale', 'lighthouse']

const args = process.argv.slice(2)
const at = args.indexOf('--brand')
const wanted = at < 0 ? args : args.toSpliced(at, 2)
const unknown = wanted.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
if (!(await ensureBenchTools())) process.exit(1)
const brand = chosenBrand(args, process.env)
if (!(await buildWhenStale(brand))) process.exit(1)
// Each server that is started inherits them.
Object.assign(process.env, { BRAND_DIR: brand, BUILD_DIR: buildDirOf(brand) })
const folder = dataFolder()
try {
  const [cpu] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  console.log(`Node ${process.version}, ${cpus().length} x ${cpu?.model ?? 'CPU'}, load ${load}`)
  console.log('median (lowest to highest)\n')
  const seeding = await startApp(folder.path)
  await untilReady(seeding.url, await signIn(seeding.url, 'editor'))
  await seeding.stop()
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.includes(name) || (wanted.length === 0 && !alone.includes(name)))
      await measure(folder.path)
  }
} finally {
  folder.remove()
}
