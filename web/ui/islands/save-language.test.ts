import { afterEach, expect, test, vi } from 'vitest'
import { saveLanguage } from './save-language.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A page of that protocol; gives what its cookie is after a click on something. */
function click(dataset: Record<string, string> | null, protocol = 'http:'): string {
  vi.stubGlobal('location', { protocol })
  const addEventListener = vi.fn()
  const page = { addEventListener, cookie: '' }
  saveLanguage(page)
  const target = { closest: () => dataset && { dataset } }
  addEventListener.mock.calls[0]?.[1]({ target })
  return page.cookie
}

test('a link to another language is remembered for a year, for the whole site', () => {
  const kept = 'linecheck-language=ae; Path=/; Max-Age=31536000; SameSite=Lax'
  expect(click({ language: 'ae' })).toBe(kept)
  expect(click({ language: 'ae' }, 'https:')).toBe(`${kept}; Secure`)
})

test('any other click is none', () => {
  expect(click(null)).toBe('')
})
