import { unescapeHtml } from './entities.ts'

/** A tag or the text between two tags. */
export type HtmlPiece =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Attributes; isWhole: boolean }
  | { kind: 'close'; name: string }

/** The attributes that mean something here, unescaped. */
export type Attributes = Readonly<Partial<Record<Known, string>>>

type Known = 'href' | 'style' | 'start' | 'hidden'

const known = new Set<string>(['href', 'style', 'start', 'hidden'] satisfies Known[])

/** Of these everything is text until their own end. */
const raw = /^(script|style|title|textarea|xmp|noscript|iframe|noembed|noframes)$/

/**
 * Takes HTML apart as browsers do, from left to right, each character at most twice: a tag ends at the
 * first `>` outside of quotes, comments and scripts are left out, and a `<` that begins no tag is text.
 */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  const last = {
    '>': html.lastIndexOf('>'),
    '"': html.lastIndexOf('"'),
    "'": html.lastIndexOf("'"),
  }
  let from = 0
  for (let tag = html.indexOf('<'); tag >= 0; tag = html.indexOf('<', Math.max(from, tag + 1))) {
    const isRemark = html[tag + 1] === '!' || html[tag + 1] === '?'
    const end = isRemark || tag > last['>'] ? -1 : tagEnd(html, tag, last)
    if (!isRemark && end < 0) continue
    if (tag > from) yield { kind: 'text', text: unescapeHtml(html.slice(from, tag)) }
    from = isRemark ? afterRemark(html, tag) : end + 1
    if (isRemark) continue
    const piece = readTag(html.slice(tag + 1, end))
    if (piece.kind === 'open' && raw.test(piece.name)) from = afterRaw(html, from, piece.name)
    else yield piece
  }
  if (from < html.length) yield { kind: 'text', text: unescapeHtml(html.slice(from)) }
}

/** Returns where a comment, a declaration or an instruction is over. */
function afterRemark(html: string, at: number): number {
  const sign = html.startsWith('<!--', at) ? '-->' : '>'
  const end = html.indexOf(sign, at + 2)
  return end < 0 ? html.length : end + sign.length
}

/** Returns where the tag's `>` is; -1 where it is no tag. */
function tagEnd(html: string, at: number, last: Readonly<Record<'"' | "'", number>>): number {
  if (!/^<\/?[a-z]/i.test(html.slice(at, at + 3))) return -1
  let before = ''
  for (let i = at + 2; i < html.length; i++) {
    const sign = html[i] ?? ''
    if (sign === '>') return i
    if (sign === '<') return -1
    // A quote that nothing closes is a character like any other.
    const opens = before === '=' && (sign === '"' || sign === "'")
    if (opens && last[sign] > i) i = html.indexOf(sign, i + 1)
    if (sign.trim() !== '') before = sign
  }
  return -1
}

/** Skips a script or a style to the end of its closing tag. */
function afterRaw(html: string, from: number, name: string): number {
  closingRaw.lastIndex = from
  for (let found = closingRaw.exec(html); found; found = closingRaw.exec(html)) {
    if (found[1]?.toLowerCase() !== name) continue
    const end = html.indexOf('>', closingRaw.lastIndex)
    return end < 0 ? html.length : end + 1
  }
  return html.length
}

const closingRaw = /<\/(script|style|title|textarea|xmp|noscript|iframe|noembed|noframes)/gi

/** Reads what stands between `<` and `>`. */
function readTag(tag: string): HtmlPiece {
  const isClose = tag.startsWith('/')
  const [name = ''] = /^[^\s/>]+/.exec(isClose ? tag.slice(1) : tag) ?? []
  const lower = name.toLowerCase()
  if (isClose) return { kind: 'close', name: lower }
  const attributes = readAttributes(tag, name.length)
  return { kind: 'open', name: lower, attributes, isWhole: tag.endsWith('/') }
}

function readAttributes(tag: string, from: number): Attributes {
  const attributes: Partial<Record<Known, string>> = {}
  const one = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'][^\s]*)))?/y
  for (let at = from; at < tag.length; ) {
    one.lastIndex = at
    const found = one.exec(tag)
    at = found ? one.lastIndex : at + 1
    const [, name = '', double, single, bare] = found ?? []
    const key = name.toLowerCase()
    if (!isKnown(key) || attributes[key] !== undefined) continue
    attributes[key] = unescapeHtml(double ?? single ?? bare ?? '')
  }
  return attributes
}

function isKnown(name: string): name is Known {
  return known.has(name)
}
