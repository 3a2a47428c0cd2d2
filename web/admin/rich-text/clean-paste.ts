import { isLinkAddress } from './link-mark.ts'
import { wordLists } from './word-lists.ts'

/**
 * HTML from another program as far as it means something here. The editor takes only the nodes and
 * marks that it knows; this mends what would arrive as something else than people saw: lists that Word
 * writes as paragraphs, headings of other levels, lists beside their entries, empty paragraphs that
 * were space, tables, and everything that only styles.
 */
export function cleanPaste(html: string): string {
  // Nothing in a template is run, applied or fetched; the browser complains of handlers all the same.
  const template = document.createElement('template')
  template.innerHTML = html.replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/\son[a-z]+\s*=/gi, ' data-on='),
  )
  const body = template.content
  // What was copied here comes with the editor's own mark, and needs nothing.
  if (body.querySelector('[data-pm-slice]')) return html
  for (const gone of body.querySelectorAll(nothingToRead)) gone.remove()
  removeComments(body)
  wordLists(body)
  levelHeadings(body)
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling
    if (before?.tagName === 'LI') before.append(list)
  }
  for (const link of body.querySelectorAll('a')) keepLink(link)
  for (const cell of body.querySelectorAll('td, th')) asParagraph(cell)
  keepEmphasis(body)
  for (const element of body.querySelectorAll('*')) dropAttributes(element)
  for (const line of body.querySelectorAll('p')) {
    if (isSpace(line.textContent) && !line.closest('li')) line.remove()
  }
  for (const gap of body.querySelectorAll('br')) {
    if (isBlock(gap.previousElementSibling) && isBlock(gap.nextElementSibling)) gap.remove()
  }
  cleanTexts(body)
  return template.innerHTML
}

const nothingToRead =
  'style, script, meta, link, title, xml, img, picture, svg, video, audio, iframe, object, embed, ' +
  'input, select, textarea, button, template, noscript, [hidden]'

function removeComments(body: DocumentFragment): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (walker.nextNode()) found.push(walker.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

/** The first level is the page's own; below the fourth there is none. */
function levelHeadings(body: DocumentFragment): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    replace(heading, heading.tagName === 'H1' ? 'h2' : 'h4')
  }
}

/** Word and Outlook link to their own marks and notes, which are not here. */
function keepLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href')?.trim() ?? ''
  if (!isLinkAddress(href) || href.startsWith('#')) link.replaceWith(...link.childNodes)
}

function asParagraph(cell: Element): void {
  const hasBlocks = cell.querySelector('p, ul, ol, h2, h3, h4, blockquote, div') !== null
  if (hasBlocks) return
  const line = document.createElement('p')
  line.append(...cell.childNodes)
  cell.append(line)
}

/** Bold and italic that are said by a style become elements; a bold that is none, as Google writes it, goes. */
function keepEmphasis(body: DocumentFragment): void {
  for (const element of body.querySelectorAll<HTMLElement>('span, b, strong, i, em')) {
    const { fontWeight, fontStyle } = element.style
    const isPlain = /^(normal|[1-4]00)$/.test(fontWeight)
    if (isPlain && /^(B|STRONG)$/.test(element.tagName)) {
      element.replaceWith(...element.childNodes)
    } else if (element.tagName === 'SPAN') {
      if (/^(bold|bolder|[6-9]00)$/.test(fontWeight)) wrapInside(element, 'strong')
      if (/^(italic|oblique)/.test(fontStyle)) wrapInside(element, 'em')
    }
  }
}

function wrapInside(element: Element, tag: string): void {
  const inner = document.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}

const kept = new Set(['href', 'start'])

function dropAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    if (!kept.has(name)) element.removeAttribute(name)
  }
}

function replace(element: Element, tag: string): void {
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

function isBlock(element: Element | null): boolean {
  return element !== null && /^(P|DIV|H\d|UL|OL|BLOCKQUOTE|TABLE)$/.test(element.tagName)
}

function isSpace(text: string | null): boolean {
  return (text ?? '').trim() === ''
}

function cleanTexts(body: DocumentFragment): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    walker.currentNode.nodeValue = cleanText(walker.currentNode.nodeValue ?? '')
  }
}

/** Without what nobody sees and the server refuses: control characters, turned reading directions. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
}
