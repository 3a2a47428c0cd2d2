import { expect, test } from 'vitest'
import { lastResort } from './last-resort.ts'

test('the last page has the words, the way home and the styles of the others, and no script', () => {
  const html = lastResort(500, ['/assets/site-1.css'])
  expect(html).toContain(
    'The page you are attempting to reach is currently not available. This may be because the page does not exist or has been moved.',
  )
  expect(html).toMatch(/<a class="button" href="\/">BACK TO HOME PAGE<\/a>/)
  expect(html).toContain('<link rel="stylesheet" href="/assets/site-1.css">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<h1 class="error-status">500</h1>')
  expect(html).not.toContain('<script')
})
