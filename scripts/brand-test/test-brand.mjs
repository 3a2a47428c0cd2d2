import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pinnedNode, root } from '../root.mjs'
import { run } from '../run.mjs'
import { chromiumPath } from '../tools.mjs'
import { checkPages, listAddresses, weighHome } from './check-pages.mjs'
import { startBrand } from './start-brand.mjs'

/**
 * Proves a brand: its site empty, filled, and with every text and list at its limit, from left to right and
 * from right to left, then the brand's own tests (`*.spec.ts`). Prints what is wrong.
 * @param {string} folder the brand's, absolute
 * @param {{ isShort?: boolean, contents?: ('empty' | 'brand' | 'limits')[] }} [options] short: of the brand's
 *   own content the weight alone, pages at their limits, and from right to left home alone
 * @returns {Promise<{ passed: number, failed: number }>} pages and tests
 */
export async function testBrand(
  folder,
  { isShort = false, contents = isShort ? ['brand', 'limits'] : ['empty', 'brand', 'limits'] } = {},
) {
  const total = { passed: 0, failed: 0 }
  const tools = await loadTools()
  if (!tools) return { passed: 0, failed: 1 }
  const { browser, Axe } = tools
  /** @param {string} what @param {readonly string[]} faults */
  function count(what, faults) {
    total[faults.length === 0 ? 'passed' : 'failed'] += 1
    for (const fault of faults) console.log(` ✗ ${what}: ${fault}`)
  }
  try {
    for (const content of contents) {
      const site = await startBrand(folder, { content })
      const at = performance.now()
      try {
        if (content !== 'limits')
          count(`/home (${content}, its weight)`, await weighHome(browser, site.url))
        // A brand without content has no accounts, and looks as when it is empty.
        const hasAccounts = () => site.signIn('admin').catch(() => null)
        if (content === 'brand' && (isShort || !(await hasAccounts()))) continue
        for (const prefix of ['', '/ar']) {
          if (prefix) await addArabic(site)
          const isHomeAlone = isShort && prefix !== ''
          const addresses = isHomeAlone ? [`${prefix}/home`] : await listAddresses(site.url, prefix)
          for (const [path, faults] of await checkPages(browser, Axe, site.url, addresses))
            count(`${path} (${content})`, faults)
        }
      } finally {
        await site.stop()
      }
      console.log(` ${content}: ${((performance.now() - at) / 1_000).toFixed(1)} s`)
    }
  } finally {
    await browser.close()
  }
  count('tests of the brand', (await runOwnTests(folder)) ? [] : ['they fail, see above'])
  return total
}

/** @param {import('./start-brand.mjs').Site} site */
async function addArabic(site) {
  const { brand_name: name, languages = ['en'] } =
    (await site.call('admin', '/settings')).data ?? {}
  const saved = await site.call('admin', '/settings/update', {
    brand_name: name || 'Sample',
    languages: [...new Set([...languages, 'ae'])],
  })
  if (saved.status !== 200) throw new Error(`Arabic was not added: ${saved.message}`)
}

/**
 * Runs the tests in the brand's folder, if there are any.
 * @param {string} folder absolute
 * @returns {Promise<boolean>} whether none failed
 */
export async function runOwnTests(folder) {
  // `globSync` is not in every Node that can begin the installation.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.spec.ts') && !name.split(sep).includes('node_modules'),
  )
  if (files.length === 0) return true
  const resolver = join(root, 'scripts/brand-test/resolve.mjs')
  const args = ['--test', '--import', resolver, ...files.map((file) => join(folder, file))]
  return (await run(pinnedNode, args)) === 0
}

/** Opens the browser. Prints what is missing and returns null when it cannot. */
async function loadTools() {
  try {
    const [{ chromium }, { default: Axe }] = await Promise.all([
      import('@playwright/test'),
      import('@axe-core/playwright'),
    ])
    const executablePath = chromiumPath()
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      chromiumSandbox: false, // Chromium's sandbox does not run as root
    })
    return { browser, Axe }
  } catch (error) {
    console.error(
      'Linecheck cannot test: it needs @playwright/test, @axe-core/playwright (npm install --save-dev) ' +
        `and Chromium, whose path CHROMIUM_PATH may give. ${error instanceof Error ? error.message : ''}`,
    )
    return null
  }
}
