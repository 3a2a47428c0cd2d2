// Visits are counted after a guest's consent alone, and a consent can be taken back.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true, contextOptions: { reducedMotion: 'reduce' } })

/** Addresses that the page asks for elsewhere; nobody answers. */
async function askedElsewhere(page: Page, ours: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== ours,
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  return asked
}

test('nothing is counted before a guest agrees, and refusing is as easy', async ({
  page,
  app,
  browserErrors,
}) => {
  const url = app?.url ?? ''
  await new Content(url).publishAnalytics({ service: 'ga4', site_id: 'G-ABC123DEF4' })
  const asked = await askedElsewhere(page, new URL(url).origin)
  browserErrors.allowBrokenLine()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/home', { waitUntil: 'networkidle' })
  const consent = page.getByRole('region', { name: 'May we count your visit?' })
  await expect(consent).toBeVisible()
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  const [reject, accept] = [
    consent.getByRole('button', { name: 'Reject' }),
    consent.getByRole('button', { name: 'Accept' }),
  ]
  expect((await reject.boundingBox())?.height).toBe((await accept.boundingBox())?.height)
  expect((await reject.boundingBox())?.width).toBe((await accept.boundingBox())?.width)
  await reject.focus()
  await page.keyboard.press('Enter')
  await expect(consent).toBeHidden()
  await page.goto('/menu', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeAttached()
  await expect(consent).toBeHidden()
  expect(asked).toEqual([])
  expect(await page.context().cookies()).toEqual([])

  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await accept.click()
  const script = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4'
  await expect.poll(() => asked).toEqual([script])
  await page.goto('/ar/home', { waitUntil: 'networkidle' })
  await expect.poll(() => asked).toEqual([script, script])
  await page.getByRole('button', { name: 'إعدادات ملفات تعريف الارتباط' }).click()
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  // What the service would have set, which answers nobody here.
  const own = { name: 'basket', value: '3', url }
  const set = [
    { name: '_ga', value: 'GA1.1', url },
    { name: '_ga_ABC123DEF4', value: 'GS1', url: `${url}/ar/` },
    { name: '_gid', value: '2', domain: new URL(url).hostname, path: '/' },
  ]
  await page.context().addCookies([own, ...set])
  await page.getByRole('button', { name: 'رفض' }).click()
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).toEqual(['basket'])
  await page.context().clearCookies()
  await page.waitForLoadState('networkidle')
  await page.goto('/home', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeAttached()
  expect(asked).toEqual([script, script])
})

test('a service that stores nothing asks nothing', async ({ page, app, browserErrors }) => {
  const url = app?.url ?? ''
  await new Content(url).publishAnalytics({ service: 'plausible', site_id: 'brand.example' })
  const asked = await askedElsewhere(page, new URL(url).origin)
  browserErrors.allowBrokenLine()
  await page.goto('/home', { waitUntil: 'networkidle' })
  await expect.poll(() => asked).toEqual(['https://plausible.io/js/script.js'])
  await expect(page.getByText('Cookie settings')).toHaveCount(0)
})
