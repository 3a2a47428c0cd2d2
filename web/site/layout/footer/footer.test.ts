import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
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

test('a new site has no empty bands: neither a footer nor choices without a word in them', async () => {
  const app = await openTestApp()
  const bands = /<footer|class="menu-nav|class="contact-(?:ask|services)|class="menu-filter/
  const read = async (path: string) => (await app.get(path)).bytes.toString()
  for (const path of ['/home', '/menu', '/contact', '/faqs'])
    expect([path, bands.exec(await read(path))?.[0]]).toEqual([path, undefined])
  await publishSite(app.services)
  expect(await read('/home')).toContain('<footer')
  expect(await read('/menu')).toContain('class="menu-nav')
  expect(await read('/contact')).toContain('class="contact-services')
})
