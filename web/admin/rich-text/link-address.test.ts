import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test('what is typed as people write it becomes an address', () => {
  const meant = {
    ' www.example.com ': 'https://www.example.com',
    'example.com/menu?x=1': 'https://example.com/menu?x=1',
    'crew@marigold.example': 'mailto:crew@marigold.example',
    '+971 (4) 123-4567': 'tel:+97141234567',
  }
  for (const [typed, address] of Object.entries(meant)) expect(linkAddress(typed)).toBe(address)
})

test('an address stays as it is, and so does what is none', () => {
  const same = ['/menu', '#top', 'https://a.example', 'mailto:a@b.example', 'tel:+49', 'menu', '']
  for (const typed of [...same, 'javascript:alert(1)', '//evil.example']) {
    expect(linkAddress(typed)).toBe(typed)
  }
})
