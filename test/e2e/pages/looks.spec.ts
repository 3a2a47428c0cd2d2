// Looks that have nothing in common with the demo's: every page can be read and is no wider than a phone.
import { expectAccessible } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { test as base, expect } from '../support/journey.ts'
import { publicAddresses } from '../support/public-addresses.ts'

const test = base.extend<{ visitAll: (look: () => Promise<void>) => Promise<void> }>({
  visitAll: async ({ page, request, browserErrors }, use) => {
    browserErrors.allowStatus(404)
    await use(async (look) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const addresses = await publicAddresses(request)
      expect(addresses.length).toBeGreaterThan(30)
      for (const address of [...addresses, '/test', '/search?query=burger', '/nothing']) {
        await page.goto(address)
        await look()
        await expectAccessible(page)
        expect(await horizontalOverflow(page), address).toBeLessThanOrEqual(0)
      }
    })
  },
})

test.use({ ownApp: true, contextOptions: { reducedMotion: 'reduce' } })

const looks = {
  'white on dark green, sharp and compact': {
    ...{ brand: '#0b5d3b', ink: '#10291e', ground: '#ffffff', accent: '#c1440e' },
    ...{ display_face: 'league-spartan', text_face: 'work-sans', corners: 'sharp' },
    ...{ density: 'compact', motif: 'none', footer_edge: 'straight', hero_style: 'panel' },
  },
  'light on a dark ground, soft and generous': {
    ...{ brand: '#f2c14e', ink: '#fdf6e3', ground: '#14281d' },
    ...{ display_face: 'unbounded', text_face: 'bitter', corners: 'soft', density: 'generous' },
    ...{ motif: 'none', footer_edge: 'straight', hero_style: 'picture' },
  },
} as const

for (const [name, look] of Object.entries(looks)) {
  test(`${name}: every page is fit for everybody`, async ({ baseURL, visitAll, page }) => {
    await new Content(baseURL).publishLook(look)
    const html = page.locator('html')
    await visitAll(() => expect(html).toHaveAttribute('style', RegExp(`--brand:${look.brand}`)))
  })
}

test('a dark system: every page of the demo is dark, and fit for everybody', async ({
  page,
  visitAll,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitAll(() => expect(html).toHaveCSS('--ground', '#2b1420'))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveCSS('--ground', '#fff9eb')
})

test('forced colours leave the logo on its ground, and show what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/menu')
  const logo = page.locator('.header-logo .picture')
  await expect(logo).toHaveCSS('background-color', 'rgb(255, 249, 235)')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  const everything = categories.getByRole('link', { name: 'Everything' })
  await expect(everything).toHaveCSS('outline-style', 'solid')
  await expect(categories.getByRole('link', { name: 'Sides' })).toHaveCSS('outline-style', 'none')
})
