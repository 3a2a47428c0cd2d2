import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#test/any-character.ts'
import { isSafeLink } from './link.ts'

const site = 'https://marigold.example'

test('links lead to http, https or a path of this site', () => {
  const safe = [
    'https://a.example/x?y#z',
    'http://a.example',
    '/menu',
    '/menu?val=1',
    '#top',
    '?p=2',
  ]
  for (const href of safe) expect(isSafeLink(href), href).toBe(true)
})

test('links that a browser would turn into something else are refused', () => {
  const unsafe = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' https://a.example',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'menu',
    'https://',
    'http://[',
    '',
  ]
  for (const href of unsafe) expect(isSafeLink(href), JSON.stringify(href)).toBe(false)
})

test('mailto and tel are for prose only', () => {
  for (const href of ['mailto:crew@marigold.example', 'tel:+4930123456']) {
    expect(isSafeLink(href)).toBe(false)
    expect(isSafeLink(href, { prose: true })).toBe(true)
  }
  expect(isSafeLink('javascript:alert(1)', { prose: true })).toBe(false)
})

test('whatever is typed, a safe link opens http(s), and a path stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    ':',
    '.',
    '@',
    '#',
    '?',
    '%09',
    '\t',
    '\n',
    ' ',
    '\u0000',
  )
  const words = fc.constantFrom(
    'javascript',
    'https',
    'http',
    'data',
    'evil.example',
    'menu',
    '[',
    '\u00a0',
  )
  const mixed = fc.array(fc.oneof(pieces, words), { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(mixed, fc.string({ unit: anyCharacter }), fc.webUrl()), (href) => {
      if (!isSafeLink(href)) return
      const url = new URL(href, `${site}/home`)
      expect(['http:', 'https:']).toContain(url.protocol)
      if (/^[/?#]/.test(href)) expect(url.origin).toBe(site)
    }),
    { numRuns: 3_000 },
  )
})
