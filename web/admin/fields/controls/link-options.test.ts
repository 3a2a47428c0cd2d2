import { expect, test } from 'vitest'
import { isTitleSearch } from './link-options.ts'

test('titles are searched for words and not for addresses', () => {
  for (const typed of ['soup', 'Two for one', 'what is it?', 'a/b', 'x'.repeat(200)])
    expect(isTitleSearch(typed), typed).toBe(true)
  const addresses = ['/menu', '#terms', '?val=0', 'https://burger.example', 'mailto:a@b.example']
  for (const typed of ['', ...addresses, 'entry:promotion/1', 'x'.repeat(201)])
    expect(isTitleSearch(typed), typed).toBe(false)
})
