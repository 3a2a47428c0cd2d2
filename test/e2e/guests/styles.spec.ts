// Each page wears the style sheets of what is on it (`Page.styles`), and what it says has room.
import { globSync, readFileSync } from 'node:fs'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { publicAddresses } from '../support/public-addresses.ts'

const sheets = globSync('web/{site,ui}/**/*.css').map((path) => readFileSync(path, 'utf8'))
const styled = new Set(
  sheets.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
)

/** What no sitemap names. */
const others = ['/test', '/search?query=burger', '/nothing', '/error-500', '/hamburger-menu']

test('a page has a rule for all that is on it', async ({ request }) => {
  const addresses = [...(await publicAddresses(request)), ...others]
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const worn = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n')
    const [, first = '', href = '', below = ''] =
      /^(.*?)<link rel="stylesheet" href="([^"]*)"\/>(.*)$/s.exec(html) ?? []
    const late = await (await request.get(href)).text()
    const { seen, hidden } = untilTouched(first)
    const bare = [...without(worn, seen), ...without(`${worn}${late}`, hidden + below)]
    expect([address, new Set(bare)]).toEqual([address, new Set()])
    expect(first).toContain('</main>')
  }
})

/** Apart from the rest: what is seen only once somebody opens it, a popover or what details hold. */
function untilTouched(html: string): { seen: string; hidden: string } {
  const hidden: string[] = []
  const seen = html
    .replaceAll(/<div [^>]*popover="auto">.*?<\/div>/gs, (piece) => {
      hidden.push(piece)
      return ''
    })
    .replaceAll(
      /(<details(?![^>]* open)[^>]*>.*?<\/summary>)(.*?)(?=<\/details>)/gs,
      (_, summary: string, held: string) => {
        hidden.push(held)
        return summary
      },
    )
  return { seen, hidden: hidden.join('') }
}

/** The classes in this piece of a page for which our sources have a rule, and these styles have none. */
function without(worn: string, html: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  return classes.filter((name) => styled.has(name) && !worn.includes(`.${name}`))
}

for (const [address, faces] of [
  ['/home', ['display-plain', 'text-plain']],
  ['/ar/home', ['text-arabic', 'text-plain']],
  ['/menu', ['display-accented', 'display-plain', 'text-plain']], // a dish with an accent in its name
] as const) {
  test(`${address} fetches the faces of its letters, and no others`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(address, { waitUntil: 'networkidle' })
    const names = fetched.flatMap((url) => /-([a-z]+-[a-z]+)-[^/]*\.woff2$/.exec(url)?.[1] ?? [])
    expect(names.sort()).toEqual(faces)
  })
}

test('no words are cut off by what they stand in', async ({ page, request }) => {
  for (const address of [...(await publicAddresses(request)), ...others.slice(0, 2)]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const cut = await page.evaluate(wordsCutOff)
    expect([address, cut]).toEqual([address, []])
  }
})

test.describe('as the server writes it', () => {
  // A name that is another under the hands of a script that is just beginning would be a fault of its own.
  test.use({ javaScriptEnabled: false })

  test('a name of one endless word pushes nothing off a phone', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of [...(await publicAddresses(request)), ...others.slice(0, 2)]) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.evaluate(nameEndlessly)
      expect([address, await horizontalOverflow(page)]).toEqual([address, 0])
    }
  })
})

/** Runs in the page: whatever staff may name is called as a title may be. */
function nameEndlessly(): void {
  const names = ':is(h1, h2, h3, h4, address, .breadcrumbs, .faq > summary):not(.fit-text)'
  for (const name of document.querySelectorAll(`main ${names}, main ${names} *`)) {
    if (name.childElementCount === 0) name.textContent = 'Kapitänsmützenburger'.repeat(10)
  }
}

/** Runs in the page: words that reach out of a box which hides what does. Not those that end in dots. */
function wordsCutOff(): string[] {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const slack = 3
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue?.trim() ?? ''
    const parent = text.parentElement
    if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('script, style, dialog, .only-heard')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { top, bottom } = range.getBoundingClientRect()
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowY, webkitLineClamp } = getComputedStyle(box)
      if (webkitLineClamp !== 'none') break
      const edge = box.getBoundingClientRect()
      if (!/hidden|clip/.test(overflowY) || edge.height <= 1) continue
      if (bottom > edge.bottom + slack || top < edge.top - slack) found.add(words.slice(0, 60))
    }
  }
  return [...found]
}
