import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renderDocs } from './render-docs.mjs'

const root = join(import.meta.dirname, '../..')

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-docs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('pages link to each other, to headings and to pictures, and have the menu of the first page', async () => {
  const folder = await folderOf({
    'README.md': '# Start\n\n## All\n\n- [`Deep` page](deep/one.md)\n',
    'deep/one.md':
      '# One\n\n[back](../README.md#all) ![picture](two.png) [other](https://a.example)\n',
    'deep/two.png': 'bytes',
  })
  const pages = renderDocs(folder, ['README.md', 'deep/one.md'])
  expect([...pages.keys()]).toEqual(['docs.css', 'index.html', 'deep/two.png', 'deep/one.html'])
  expect(pages.get('index.html')).toContain('<a href="deep/one.html">Deep page</a>')
  expect(pages.get('index.html')).not.toContain('<p>Start</p>')
  const one = String(pages.get('deep/one.html'))
  expect(one).toContain('<title>One · Linecheck</title>')
  expect(one).toContain('<a href="../index.html#all">back</a>')
  expect(one).toContain('<img src="two.png" alt="picture">')
  expect(one).toContain('<a href="https://a.example">other</a>')
  expect(one).toContain('<a href="one.html" aria-current="page">Deep page</a>')
  expect(one).toContain('href="../docs.css"')
})

test('a table scrolls by keyboard, and its columns name it', async () => {
  const text = '# Keys\n\n| key | what it "does" |\n| --- | --- |\n| `j` | next |\n'
  const folder = await folderOf({ 'README.md': text })
  expect(renderDocs(folder, ['README.md']).get('index.html')).toContain(
    '<div class="table" role="group" tabindex="0" aria-label="key, what it &#34;does&#34;"><table>',
  )
})

test('a link to a page, a heading or a picture that is not there stops the build', async () => {
  for (const link of ['no.md', '#no', 'README.md#no', '../outside.md', 'left-out.md', 'no.png']) {
    const folder = await folderOf({
      'README.md': `# Start\n\n[link](${link})\n`,
      'left-out.md': '# Left out\n',
    })
    expect(() => renderDocs(folder, ['README.md'])).toThrow(`README.md links to ${link}`)
  }
})

test('every link of the documentation and of the guides leads somewhere', () => {
  const all = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md'], { cwd: root })
  expect(renderDocs(root, ['docs/README.md', ...all]).size).toBeGreaterThan(80)
  const guides = globSync('*.md', { cwd: join(root, 'docs/guides') })
  expect(renderDocs(join(root, 'docs/guides'), ['README.md', ...guides]).size).toBeGreaterThan(12)
})
