import { expect, test } from 'vitest'
import { guardSignedOut } from './guard.ts'
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

test('without a token the pages lead to /error-404, the entrances to the sign-in page', () => {
  expect(guardSignedOut('/admin/pages/home', false)).toBe('error-404')
  expect(guardSignedOut('/dashboard', false)).toBe('login')
})

test('an expired session leads to the sign-in page from everywhere', () => {
  expect(guardSignedOut('/admin/pages/home', true)).toBe('login')
})
