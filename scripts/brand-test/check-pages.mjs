import { setTimeout as sleep } from 'node:timers/promises'

/** Pages that no sitemap names. */
const others = ['/search?query=sample', '/hamburger-menu', '/test', '/nothing', '/error-500']

/** The rules of WCAG 2.2 AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Bytes on the line that the home page may take, by what the browser asks for. */
const budgets = { document: 40_000, stylesheet: 20_000, script: 65_000, font: 80_000 }

/** What Chrome says of pages whose address is their own test: the status of an error page. */
const expected = /^Failed to load resource: the server responded with a status of (404|4\d\d|50\d) /

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {typeof import('@axe-core/playwright').default} Axe
 */

/**
 * Lists the addresses of a site in its first language: of pages of one kind that with the longest name.
 * @param {string} url
 * @param {string} prefix of the language: '' or `/ar`
 * @returns {Promise<string[]>}
 */
export async function listAddresses(url, prefix) {
  const named = []
  for (const part of await locations(`${url}/sitemap.xml`))
    named.push(...(await locations(`${url}${part}`)))
  const own = named.filter((path) => !/^\/(en|de|es|fr|pt|zh-Hans|ar)(\/|$)/.test(path))
  /** @type {Map<string, string>} */
  const longest = new Map()
  for (const path of own) {
    const kind = path.replace(/\/\d+-[^/]+/g, '/{entry}').replace(/^\/sample-.*/, '/sample')
    if (path.length > (longest.get(kind)?.length ?? 0)) longest.set(kind, path)
  }
  return [...new Set(['/home', ...longest.values(), ...others])].map((path) => `${prefix}${path}`)
}

/** @param {string} address */
async function locations(address) {
  const xml = await (await fetch(address)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
}

/**
 * Opens pages at 320 pixels, three at a time. Returns what is wrong with each, by its address.
 * @param {Browser} browser
 * @param {Axe} Axe
 * @param {string} url
 * @param {readonly string[]} addresses
 * @returns {Promise<Map<string, string[]>>}
 */
export async function checkPages(browser, Axe, url, addresses) {
  const queue = [...addresses]
  /** @type {Map<string, string[]>} */
  const faults = new Map()
  const work = async () => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      faults.set(path, await checkPage(browser, Axe, `${url}${path}`))
    }
  }
  await Promise.all([work(), work(), work()])
  return faults
}

/**
 * @param {Browser} browser
 * @param {Axe} Axe
 * @param {string} address
 * @returns {Promise<string[]>}
 */
async function checkPage(browser, Axe, address) {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
  })
  /** @type {string[]} */
  const faults = []
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expected.test(text)) faults.push(`console: ${text}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error()}`))
  try {
    const page = await context.newPage()
    await page.goto(address)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) faults.push(`is ${width} pixels wide at 320: ${await widest(page)}`)
    const axe = new Axe({ page }).options({ resultTypes: ['violations'] }).withTags(wcag)
    // Both directions have the same colours, which take the longest to check.
    if (new URL(address).pathname.startsWith('/ar/')) axe.disableRules('color-contrast')
    // A page is in one frame: axe needs no page of its own to join frames.
    const { violations } = await axe.setLegacyMode().analyze()
    for (const { id, help, nodes } of violations) {
      faults.push(
        `${id} (${help}) at ${nodes
          .slice(0, 3)
          .map(({ target }) => target)
          .join(', ')}`,
      )
    }
  } finally {
    await context.close()
  }
  return faults
}

/**
 * Names the element that makes a page too wide.
 * @param {Page} page
 */
function widest(page) {
  return page.evaluate(() => {
    const wide = [...document.body.querySelectorAll('*')].filter((each) => {
      const { left, right } = each.getBoundingClientRect()
      return right > innerWidth + 0.5 || left < -0.5 || each.scrollWidth > innerWidth
    })
    const names = wide.map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`)
    return [...new Set(names)].slice(-5).join(', ')
  })
}

/**
 * Weighs the home page with everything that scrolling loads. Returns what is over its budget.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>}
 */
export async function weighHome(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  /** @type {import('@playwright/test').Request[]} */
  const requests = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(`${url}/home`)
  for (let at = 0; at < 8; at++) {
    await page.mouse.wheel(0, 1_500)
    await sleep(50)
  }
  await page.waitForLoadState('networkidle')
  /** @type {Map<string, number>} */
  const bytes = new Map()
  for (const request of requests) {
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize)
  }
  await context.close()
  console.log(`   home: ${[...bytes].map(([kind, sum]) => `${kind} ${sum}`).join(', ')} bytes`)
  return Object.entries(budgets).flatMap(([kind, most]) => {
    const sum = bytes.get(kind) ?? 0
    return sum > most ? [`${kind}: ${sum} bytes, and at most ${most} are allowed`] : []
  })
}
