import { expect, test } from 'vitest'
import { isOwnPage, isTitleSearch } from './link-options.ts'

test('titles are searched for words and not for addresses', () => {
  for (const typed of ['soup', 'Two for one', 'what is it?', 'a/b', 'x'.repeat(200)])
    expect(isTitleSearch(typed), typed).toBe(true)
  const addresses = ['/menu', '#terms', '?val=0', 'https://burger.example', 'mailto:a@b.example']
  for (const typed of ['', ...addresses, 'entry:promotion/1', 'x'.repeat(201)])
    expect(isTitleSearch(typed), typed).toBe(false)
})

test('the parts of a page are offered for pages of this site alone', () => {
  for (const path of ['/', '/media-kit', '/administrators', '/apia', '/menu?x=1#top'])
    expect(isOwnPage(path), path).toBe(true)
  const others = [
    '//host',
    '/\\host',
    '/admin',
    '/admin/home',
    '/media/1.webp',
    '/api?x',
    '/media#a',
  ]
  for (const path of [...others, '', 'menu', 'https://burger.example/', `/${'x'.repeat(2_048)}`])
    expect(isOwnPage(path), path).toBe(false)
})
