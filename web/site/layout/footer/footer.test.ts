import { expect, test } from 'vitest'
import { socialMark } from './footer.tsx'

test('an address has the mark of its network, whatever stands before and behind it', () => {
  const mark = socialMark('https://www.instagram.com/')
  expect(mark).toMatch(/^M/)
  expect(socialMark('https://instagram.com/marigold?hl=de')).toBe(mark)
  expect(socialMark('https://m.facebook.com/marigold')).not.toBe(mark)
  expect(socialMark('https://twitter.com/marigold')).toBe(socialMark('https://x.com/marigold'))
})

test('what is no known network has none', () => {
  for (const address of ['https://example.org/instagram.com', '/contact', 'constructor.com', '']) {
    expect(socialMark(address), address).toBeUndefined()
  }
  expect(socialMark('https://constructor.com/')).toBeUndefined()
})
