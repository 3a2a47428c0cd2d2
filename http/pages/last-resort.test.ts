import { expect, test } from 'vitest'
import { lastResort } from './last-resort.ts'

test('the last page has the words, the way home and the styles of the others, and no script', () => {
  const html = lastResort(500, ['/assets/site-1.css', '/assets/own-2.css'])
  expect(html).toContain(
    'The page you are attempting to reach is currently not available. This may be because the page does not exist or has been moved.',
  )
  expect(html).toMatch(/<a class="button" href="\/">BACK TO HOME PAGE<\/a>/)
  const sheet = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`
  expect(html).toContain(`${sheet('site-1')}${sheet('own-2')}\n`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<h1 class="error-status">500</h1>')
  expect(html).not.toContain('<script')
})
