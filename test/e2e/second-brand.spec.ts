// Another brand of the repository: its own look on every kind of page, in both of its languages.
import type { Page } from '@playwright/test'
import { startBrand } from '#scripts/brand-test/start-brand.mjs'
import { expectAccessible } from './support/accessible.ts'
import { horizontalOverflow } from './support/horizontal-overflow.ts'
import { expect, test } from './support/journey.ts'
import { publicAddresses } from './support/public-addresses.ts'

test.describe.configure({ timeout: 600_000 })

test('Waldkante is readable, fits a small phone and is sharp, on every kind of page', async ({
  visit,
  playwright,
  browserErrors,
}) => {
  const app = await startBrand('brands/waldkante')
  try {
    browserErrors.allowStatus(404)
    const request = await playwright.request.newContext({ baseURL: app.url })
    const addresses = [...(await publicAddresses(request)), '/search?query=kante', '/nirgendwo']
    expect(addresses.filter((at) => at.startsWith('/en/')).length).toBeGreaterThan(20)
    expect(addresses).toContain('/impressum')
    const options = { baseURL: app.url, reducedMotion: 'reduce' } as const
    const [desk, phone] = [await visit(options), await visit(options)]
    await phone.setViewportSize({ width: 320, height: 640 })
    for (const address of oneOfEachKind(addresses)) {
      await desk.goto(address)
      await expectAccessible(desk)
      expect([address, await roundCorners(desk)]).toEqual([address, []])
      await phone.goto(address)
      expect([address, await horizontalOverflow(phone)]).toEqual([address, 0])
    }
    await desk.goto('/en/home')
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('The edge is the best bit')
    await expect(desk.locator('body')).toHaveCSS('background-color', 'rgb(11, 47, 35)')
  } finally {
    await app.stop()
  }
})

function oneOfEachKind(addresses: readonly string[]): string[] {
  const kinds = Map.groupBy(addresses, (path) => path.replace(/\/\d+-[^/]+/g, '/{entry}'))
  return [...kinds.values()].flatMap((same) => same.slice(0, 1))
}

/** The elements with a round corner. A brand with sharp corners has none but dots. */
function roundCorners(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const round = [...document.querySelectorAll('body *')].filter((element) => {
      const { borderTopLeftRadius, borderBottomRightRadius } = getComputedStyle(element)
      const isRound = [borderTopLeftRadius, borderBottomRightRadius].some(
        (radius) => Number.parseFloat(radius) > 0,
      )
      return isRound && element.getBoundingClientRect().width > 16
    })
    return round.map(({ tagName, className }) => `${tagName} ${className}`)
  })
}
