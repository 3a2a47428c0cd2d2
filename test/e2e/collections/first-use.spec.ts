// What a list's first use costs an editor whose browser has nothing of it yet.
import { expect, test } from '../support/journey.ts'

const most = { requests: 30, bytes: 450_000 }

test('the first use of a list is at most 30 requests and 450 kB', async ({ enter, baseURL }) => {
  const dashboard = await enter('editor')
  const state = await dashboard.context().storageState()
  const browser = dashboard.context().browser()
  const context = await browser?.newContext({ storageState: state })
  const page = await context?.newPage()
  if (!context || !page) throw new Error('There is no browser')
  const network = await context.newCDPSession(page)
  const cost = { requests: 0, bytes: 0 }
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.requests += 1
    cost.bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(`${baseURL}/admin/pages/promotion`)
  await expect(page.getByRole('table', { name: 'Promotions' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.close()
  const description = `${cost.requests} requests, ${cost.bytes / 1_000} kB`
  test.info().annotations.push({ type: 'first use', description })
  expect(cost.requests).toBeLessThanOrEqual(most.requests)
  expect(cost.bytes).toBeLessThanOrEqual(most.bytes)
})
