import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path/posix'
import { Marked, Renderer } from 'marked'

/**
 * Returns pages of Markdown as HTML, and the files that they link to, by their addresses. `README.md` is
 * the `index.html` of its folder. The lists of the first page are the menu of every page.
 * Throws when a link leads nowhere.
 * @param {string} folder in which all of them are
 * @param {readonly [string, ...string[]]} names the paths of the pages in the folder, the one with the menu first
 * @returns {Map<string, string | Buffer>}
 */
export function renderDocs(folder, names) {
  const pages = new Map(names.map((name) => [name, readPage(folder, name)]))
  const menu = menuOf(pages.get(names[0]), names[0])
  /** @type {Map<string, string | Buffer>} */
  const output = new Map([['docs.css', readFileSync(join(import.meta.dirname, 'docs.css'))]])
  for (const [name, page] of pages) {
    for (const token of page.links) {
      const [path, fragment] = targetOf(name, token.href)
      if (path === null) continue
      const target = pages.get(path)
      if (!target && existsSync(join(folder, path)) && !path.endsWith('.md'))
        output.set(path, readFileSync(join(folder, path)))
      else if (!target || (fragment && !target.ids.has(fragment)))
        throw new Error(`${name} links to ${token.href}, which is not there.`)
      token.href = addressOf(relative(dirname(name), path)) + (fragment ? `#${fragment}` : '')
    }
    output.set(addressOf(name), layOut(page, name, menu))
  }
  return output
}

/** @typedef {ReturnType<typeof readPage>} Page */

/**
 * @param {string} folder
 * @param {string} name
 */
function readPage(folder, name) {
  const marked = new Marked({ renderer: { heading, table } })
  const tokens = marked.lexer(readFileSync(join(folder, name), 'utf8'))
  /** @type {{ href: string, text: string }[]} */
  const links = []
  const ids = new Set()
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image')
      links.push(/** @type {{ href: string, text: string }} */ (token))
    if (token.type === 'heading') ids.add(idOf(token.text))
  })
  const title = tokens.find(({ type }) => type === 'heading')
  if (title?.type !== 'heading') throw new Error(`${name} has no heading.`)
  return { marked, tokens, links, ids, title: plain(title.text) }
}

/**
 * @this {import('marked').Renderer}
 * @param {import('marked').Tokens.Heading} token
 */
function heading(token) {
  const text = this.parser.parseInline(token.tokens)
  return `<h${token.depth} id="${idOf(token.text)}">${text}</h${token.depth}>\n`
}

/**
 * Renders a table in a frame that scrolls by keyboard too (WCAG 2.1.1), named by its columns.
 * @this {import('marked').Renderer}
 * @param {import('marked').Tokens.Table} token
 */
function table(token) {
  const columns = token.header.map(({ text }) => plain(text)).filter((text) => text !== '')
  const name = columns.join(', ').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const inside = Renderer.prototype.table.call(this, token)
  return `<div class="table" role="group" tabindex="0" aria-label="${name}">${inside}</div>\n`
}

/** Returns a heading's id as GitHub makes it, so that links work there too. @param {string} text */
function idOf(text) {
  const letters = plain(text).toLowerCase()
  return letters.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')
}

/** @param {string} text */
function plain(text) {
  return text.replace(/[`*]/g, '')
}

/**
 * Returns the path and the fragment that a link of a page names; no path for an address elsewhere.
 * @param {string} name
 * @param {string} href
 * @returns {[string | null, string | undefined]}
 */
function targetOf(name, href) {
  if (/^([a-z]+:|\/)/.test(href)) return [null, undefined]
  const [path, fragment] = href.split('#')
  return [path ? normalize(join(dirname(name), path)) : name, fragment]
}

/** @param {string} path */
function addressOf(path) {
  return path.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html')
}

/**
 * Returns the headings and links of the first page's lists.
 * @param {Page | undefined} page
 * @param {string} name
 */
function menuOf(page, name) {
  /** @type {{ title: string, links: { path: string, text: string }[] }[]} */
  const groups = []
  for (const token of page?.tokens ?? []) {
    if (token.type === 'heading') groups.push({ title: token.text, links: [] })
    if (token.type !== 'list') continue
    page?.marked.walkTokens([token], (inner) => {
      if (inner.type !== 'link') return
      const [path] = targetOf(name, inner.href)
      if (path) groups.at(-1)?.links.push({ path, text: inner.text })
    })
  }
  return groups.filter(({ links }) => links.length > 0)
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {ReturnType<typeof menuOf>} menu
 */
function layOut({ marked, tokens, title }, name, menu) {
  /** @param {string} path */
  const to = (path) => addressOf(relative(dirname(name), path))
  const groups = menu.map(({ title, links }) => {
    const items = links.map(({ path, text }) => {
      const current = path === name ? ' aria-current="page"' : ''
      return `<li><a href="${to(path)}"${current}>${plain(text)}</a></li>`
    })
    return `<p>${plain(title)}</p>\n<ul>\n${items.join('\n')}\n</ul>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Linecheck</title>
<link rel="stylesheet" href="${to('docs.css')}">
</head>
<body>
<main>
${marked.parser(tokens)}</main>
<nav aria-label="Contents">
${groups.join('\n')}
</nav>
</body>
</html>
`
}
