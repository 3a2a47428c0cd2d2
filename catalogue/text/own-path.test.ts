import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  'HTTPS://EXAMPLE.com/menu?a=1#b',
  'https://example.com:443/menu?a=1#b',
  'http://example.com/menu?a=1#b',
  'http://Example.com:80/menu?a=1#b',
  'https://example.com./menu?a=1#b',
  'https://ｅxample.com/menu?a=1#b',
  'https://user:pass@example.com/menu?a=1#b',
])('%s is an address of https://example.com', (address) => {
  expect(ownPath(address, 'https://example.com')).toBe('/menu?a=1#b')
})

test.each([
  'https://example.com:8443/menu',
  'https://www.example.com/menu',
  'https://example.com.evil.example/menu',
  '/menu',
  'mailto:a@example.com',
  'https://',
])('%s is none', (address) => {
  expect(ownPath(address, 'https://example.com')).toBe(address)
})

test('an address with letters of its language is the one that machines know it by', () => {
  expect(ownPath('https://BÜCHER.example/a', 'https://xn--bcher-kva.example')).toBe('/a')
  expect(ownPath('http://LOCALHOST:3000/a', 'http://localhost:3000')).toBe('/a')
  expect(ownPath('http://localhost:3001/a', 'http://localhost:3000')).toBe(
    'http://localhost:3001/a',
  )
})
