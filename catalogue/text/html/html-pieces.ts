import { unescapeHtml } from './entities.ts'

export type HtmlPiece =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Attributes; isWhole: boolean }
  | { kind: 'close'; name: string }

/** The attributes that are read, unescaped. */
export type Attributes = Readonly<Partial<Record<AttributeName, string>>>

type AttributeName = 'href' | 'style' | 'start' | 'hidden'

const attributeNames = new Set<string>([
  'href',
  'style',
  'start',
  'hidden',
] satisfies AttributeName[])

/** Elements whose content is text up to their closing tag. */
const rawElements = /^(script|style|title|textarea|xmp|noscript|iframe|noembed|noframes)$/

/** Splits HTML like browsers, in linear time. A `<` that begins no tag is text. */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  const last = {
    '>': html.lastIndexOf('>'),
    '"': html.lastIndexOf('"'),
    "'": html.lastIndexOf("'"),
  }
  let from = 0
  for (let tag = html.indexOf('<'); tag >= 0; tag = html.indexOf('<', Math.max(from, tag + 1))) {
    const isComment = html[tag + 1] === '!' || html[tag + 1] === '?'
    const end = isComment || tag > last['>'] ? -1 : tagEnd(html, tag, last)
    if (!isComment && end < 0) continue
    if (tag > from) yield { kind: 'text', text: unescapeHtml(html.slice(from, tag)) }
    from = isComment ? afterComment(html, tag) : end + 1
    if (isComment) continue
    const piece = readTag(html.slice(tag + 1, end))
    if (piece.kind === 'open' && rawElements.test(piece.name))
      from = afterRaw(html, from, piece.name)
    else yield piece
  }
  if (from < html.length) yield { kind: 'text', text: unescapeHtml(html.slice(from)) }
}

/** Returns the end of a comment, a declaration or an instruction. */
function afterComment(html: string, at: number): number {
  const character = html.startsWith('<!--', at) ? '-->' : '>'
  const end = html.indexOf(character, at + 2)
  return end < 0 ? html.length : end + character.length
}

function tagEnd(html: string, at: number, last: Readonly<Record<'"' | "'", number>>): number {
  if (!/^<\/?[a-z]/i.test(html.slice(at, at + 3))) return -1
  let before = ''
  for (let i = at + 2; i < html.length; i++) {
    const character = html[i] ?? ''
    if (character === '>') return i
    if (character === '<') return -1
    // A quote without its partner is an ordinary character.
    const opens = before === '=' && (character === '"' || character === "'")
    if (opens && last[character] > i) i = html.indexOf(character, i + 1)
    if (character.trim() !== '') before = character
  }
  return -1
}

function afterRaw(html: string, from: number, name: string): number {
  closingRaw.lastIndex = from
  for (let match = closingRaw.exec(html); match; match = closingRaw.exec(html)) {
    if (match[1]?.toLowerCase() !== name) continue
    const end = html.indexOf('>', closingRaw.lastIndex)
    return end < 0 ? html.length : end + 1
  }
  return html.length
}

const closingRaw = /<\/(script|style|title|textarea|xmp|noscript|iframe|noembed|noframes)/gi

function readTag(tag: string): HtmlPiece {
  const isClose = tag.startsWith('/')
  const [name = ''] = /^[^\s/>]+/.exec(isClose ? tag.slice(1) : tag) ?? []
  const lower = name.toLowerCase()
  if (isClose) return { kind: 'close', name: lower }
  const attributes = readAttributes(tag, name.length)
  return { kind: 'open', name: lower, attributes, isWhole: tag.endsWith('/') }
}

function readAttributes(tag: string, from: number): Attributes {
  const attributes: Partial<Record<AttributeName, string>> = {}
  const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'][^\s]*)))?/y
  for (let at = from; at < tag.length; ) {
    attribute.lastIndex = at
    const match = attribute.exec(tag)
    at = match ? attribute.lastIndex : at + 1
    const [, name = '', double, single, bare] = match ?? []
    const key = name.toLowerCase()
    if (!isAttributeName(key) || attributes[key] !== undefined) continue
    attributes[key] = unescapeHtml(double ?? single ?? bare ?? '')
  }
  return attributes
}

function isAttributeName(name: string): name is AttributeName {
  return attributeNames.has(name)
}
