/**
 * Word writes an entry of a list as a paragraph with its level in a style and its sign as text
 * (`<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>Text</p>`). Makes lists
 * of them again.
 */
export function wordLists(body: DocumentFragment): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph)
    if (level === null) continue
    const entry = document.createElement('li')
    const sign = takeSign(paragraph)
    const list = listFor(paragraph, level, isNumber(sign) ? 'ol' : 'ul', sign)
    paragraph.remove()
    const line = document.createElement('p')
    line.append(...paragraph.childNodes)
    entry.append(line)
    list.append(entry)
  }
}

/** "1.", "b)", "iv." */
function isNumber(sign: string): boolean {
  return /^\s*(\d+|[a-z]{1,4})[.)]/i.test(sign)
}

const levels = 9

function levelOf(paragraph: Element): number | null {
  const [, list = ''] = (paragraph.getAttribute('style') ?? '').split(/mso-list:/i)
  const found = /level(\d)/i.exec(list.split(/[;"]/, 1)[0] ?? '')
  return found ? Math.min(levels, Math.max(1, Number(found[1]))) : null
}

/** The sign and the space behind it stand in a part that Word itself ignores when it reads them again. */
function takeSign(paragraph: Element): string {
  const signs = paragraph.querySelectorAll('[style*="mso-list:Ignore" i]')
  const text = [...signs].map(({ textContent }) => textContent).join('')
  for (const sign of signs) sign.remove()
  return text
}

/** The list of this level that ends just before the paragraph, or a new one there. */
function listFor(paragraph: Element, level: number, tag: 'ol' | 'ul', sign: string): Element {
  let found = paragraph.previousElementSibling
  let put = (list: Element) => paragraph.before(list)
  for (let at = 1; ; at++) {
    const isKnown = found?.hasAttribute(made) && (at < level || found.tagName === tag.toUpperCase())
    const list = found && isKnown ? found : newList(tag, sign, put)
    if (at === level) return list
    const last = list.lastElementChild ?? list.appendChild(document.createElement('li'))
    found = last.lastElementChild
    put = (inner) => last.append(inner)
  }
}

/** Of lists that this has made. */
const made = 'data-made'

function newList(tag: 'ol' | 'ul', sign: string, put: (list: Element) => void): Element {
  const list = document.createElement(tag)
  list.setAttribute(made, '')
  const start = Number.parseInt(sign.trim(), 10)
  if (tag === 'ol' && start > 1) list.setAttribute('start', String(start))
  put(list)
  return list
}
