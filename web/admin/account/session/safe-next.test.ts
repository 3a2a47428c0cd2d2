import { expect, test } from 'vitest'
import { guardSignedOut } from '#web/admin/api/guard.ts'
import { loginPath, safeNext } from './safe-next.ts'

test('signing in goes back to where one was', () => {
  const path = loginPath({ pathname: '/admin/pages/home', search: '?a=1' })
  expect(safeNext(path.slice(path.indexOf('?')))).toBe('/admin/pages/home?a=1')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/admin\t/x',
  '/adminevil',
  '/admin/login?next=/admin/logs',
  '/',
  '',
])('signing in never leads to %j', (next) => {
  expect(safeNext(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard')
})

test('without a token the pages lead to /error-404, the others to the sign-in page', () => {
  const asked = { isKnown: true, sessionEnded: false }
  expect(guardSignedOut({ ...asked, pathname: '/admin/pages/home' })).toBe('error-404')
  expect(guardSignedOut({ ...asked, pathname: '/dashboard' })).toBe('login')
})

test('an expired session leads to the sign-in page from everywhere', () => {
  const asked = { pathname: '/admin/pages/home', sessionEnded: true }
  expect(guardSignedOut({ ...asked, isKnown: true })).toBe('login')
  expect(guardSignedOut({ ...asked, isKnown: false })).toBe('error-404')
})
