// Looks that have nothing in common with the demo's: every page can be read and is no wider than a phone.
import { expectAccessible } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { publicAddresses } from '../support/public-addresses.ts'

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
  test(`${name}: every page is fit for everybody`, async ({
    page,
    request,
    baseURL,
    browserErrors,
  }) => {
    browserErrors.allowStatus(404)
    await new Content(baseURL).publishLook(look)
    await page.setViewportSize({ width: 390, height: 844 })
    const addresses = [
      ...(await publicAddresses(request)),
      '/test',
      '/search?query=burger',
      '/nothing',
    ]
    expect(addresses.length).toBeGreaterThan(30)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('style', RegExp(`--brand:${look.brand}`))
      await expectAccessible(page)
      expect(await horizontalOverflow(page), address).toBeLessThanOrEqual(0)
    }
  })
}
