import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorView } from '#web/site/error/error-view.tsx'

test('every error page says the same sentence, leads home and stays out of search engines', () => {
  for (const status of [400, 401, 403, 404, 500, 503] as const) {
    const html = renderToStaticMarkup(<ErrorView status={status} />)
    expect(html).toContain(
      'The page you are attempting to reach is currently not available. This may be because the page does not exist or has been moved.',
    )
    expect(html).toMatch(/href="\/">BACK TO HOME PAGE</)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`>${status}</h1>`)
  }
})
