import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Story } from './story.tsx'

const show = (words: string) => renderToStaticMarkup(<Story picture={null} words={words} />)

test('lines that begin with years are a list, below what stands before them', () => {
  const html = show('How we grew.\n2003: a stand.\n2008: three restaurants.')
  expect(html).toContain('<p>How we grew.</p><ol')
  expect(html).toContain(
    '<li><strong>2003</strong><p>a stand.</p></li><li><strong>2008</strong><p>three restaurants.</p></li></ol>',
  )
})

test('a single year makes no list', () => {
  expect(show('2003: a stand.\nAnd then more.')).toContain(
    '<p>2003: a stand.</p><p>And then more.</p>',
  )
})
