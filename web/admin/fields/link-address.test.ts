import { expect, test } from 'vitest'
import { isSeveralPhones, linkAddress } from './link-address.ts'

test('what is typed as people write it becomes an address', () => {
  const meant = {
    ' www.example.com ': 'https://www.example.com',
    'example.com/menu?x=1': 'https://example.com/menu?x=1',
    'crew@marigold.example': 'mailto:crew@marigold.example',
    '+971 (4) 123-4567': 'tel:+97141234567',
    '+971 4/123 4567': 'tel:+97141234567',
    '+٩٧١ ٤ ١٢٣٤٥٦٧': 'tel:+97141234567',
    'tel:+971-4-123-4567': 'tel:+97141234567',
    '030 5550123': 'tel:0305550123',
  }
  for (const [typed, address] of Object.entries(meant)) expect(linkAddress(typed)).toBe(address)
})

test('an address stays as it is, and so does what is none', () => {
  const same = ['/menu', '#top', 'https://a.example', 'mailto:a@b.example', 'tel:+49', 'menu', '']
  for (const typed of [...same, 'javascript:alert(1)', '//evil.example']) {
    expect(linkAddress(typed)).toBe(typed)
  }
})

test('two telephone numbers are no address of one link', () => {
  for (const typed of [
    '+971 4 555 0123 / 0124',
    '212522940770/74',
    'tel:+97145550123,+97145550124',
  ]) {
    expect([typed, linkAddress(typed), isSeveralPhones(typed)]).toEqual([typed, typed, true])
  }
  for (const typed of [
    '+971 4 555 0123',
    '1234567.example/74',
    '/menu',
    'https://a.example/1234567/8',
  ]) {
    expect([typed, isSeveralPhones(typed)]).toEqual([typed, false])
  }
})
