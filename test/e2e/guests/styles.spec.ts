// Each page wears the style sheets of what is on it (`Page.styles`): nothing stands there bare.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '../support/journey.ts'

const sheets = globSync('web/{site,ui}/**/*.css').map((path) => readFileSync(path, 'utf8'))
const styled = new Set(
  sheets.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
)

test('a page has a rule for all that is on it', async ({ page, request }) => {
  await page.goto('/promotion')
  const offer = await page.locator('main article a').first().getAttribute('href')
  await page.goto('/menu')
  const dish = await page.locator('main a[href^="/menu-details/"]').first().getAttribute('href')
  const brand = ['/about-us-main', '/about-us', '/mission-vision', '/marigold-app']
  const addresses = [
    '/home',
    ...brand,
    '/promotion',
    offer,
    '/menu',
    dish,
    '/faqs',
    '/search?query=burger',
  ]
  for (const address of [...addresses, '/nothing', '/error-500', '/hamburger-menu']) {
    const html = await (await request.get(address ?? '')).text()
    const worn = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n')
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    const bare = classes.filter((name) => styled.has(name) && !worn.includes(`.${name}`))
    expect([address, new Set(bare)]).toEqual([address, new Set()])
    expect(classes.length).toBeGreaterThan(10)
  }
})
