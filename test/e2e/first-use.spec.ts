// What a screen's first use costs somebody whose browser has nothing of it yet.
import { firstScreens, firstUse } from './first-use.ts'
import { expect, test } from './support/journey.ts'
import { signedIn } from './support/people.ts'

for (const screen of firstScreens) {
  const { requests, bytes } = screen.most
  test(`the first use of the ${screen.name} is at most ${requests} requests and ${bytes / 1_000} kB`, async ({
    browser,
    baseURL,
  }) => {
    const url = baseURL ?? ''
    const cost = await firstUse(browser, url, screen, await signedIn(url, 'editor'))
    const description = `${cost.requests} requests, ${cost.bytes / 1_000} kB`
    test.info().annotations.push({ type: 'first use', description })
    expect(cost.requests).toBeLessThanOrEqual(requests)
    expect(cost.bytes).toBeLessThanOrEqual(bytes)
  })
}
