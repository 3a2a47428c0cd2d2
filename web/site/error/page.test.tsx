import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { ErrorView } from './page.tsx'

test('every error page leads on: by a search, and to the categories of the menu', () => {
  const categories = [{ name: 'Sides', path: '/menu?val=3&name=Sides' }]
  const html = renderToStaticMarkup(<ErrorView status={404} categories={categories} />)
  expect(html).toMatch(/<form [^>]*action="\/search"/)
  expect(html).toMatch(/href="\/menu\?val=3&amp;name=Sides">Sides</)
  expect(html).toContain('href="/faqs"')
})

test('every error page says the same sentence, leads home and stays out of search engines', () => {
  for (const status of [400, 401, 403, 404, 500, 503] as const) {
    const html = renderToStaticMarkup(<ErrorView status={status} categories={[]} />)
    expect(html).toContain(
      'The page you are attempting to reach is currently not available. This may be because the page does not exist or has been moved.',
    )
    expect(html).toMatch(/href="\/">BACK TO HOME PAGE</)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`>${status}</h1>`)
  }
})

test('an error page has no canonical address, whatever led to it', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  for (const path of ['/error-404', '/nothing']) {
    const { status, bytes } = await app.get(path)
    expect([path, status]).toEqual([path, 404])
    expect(bytes.toString()).not.toContain('rel="canonical"')
  }
})
