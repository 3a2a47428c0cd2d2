import type { Declaration } from '#catalogue/declaration.ts'
import type { Field, Lookups } from '#catalogue/field.ts'

/** The first of the private characters (Unicode, plane 15) that mark texts. */
const first = 0xf0000
const most = 0xfffd

/** What marks look like in a page: as characters, or encoded in an address. */
const marks = /[\u{F0000}-\u{FFFFD}]|%F3%B[0-9A-F](?:%[89AB][0-9A-F]){2}/giu

/** The fields of a form by their marks: one character in front of a text, after an address. */
export class FieldMarks {
  readonly #paths: string[] = []

  of(path: string): string {
    if (this.#paths.length >= most) return ''
    return String.fromCodePoint(first + this.#paths.push(path) - 1)
  }

  /**
   * Returns a page without the marks of its texts. The element around a marked text, and a tag with a
   * mark, names its fields in `data-field`.
   */
  print(html: string): string {
    const start = Math.max(0, html.indexOf('<body'))
    const parts: { text: string; paths: Set<string> }[] = []
    const open: (typeof parts)[number][] = []
    for (const text of tokensOf(html, start)) {
      const part = { text: text.replace(marks, ''), paths: new Set<string>() }
      parts.push(part)
      const isTag = /^<[a-z]/.test(text) && !/^<(?:script|style)\b/.test(text)
      const named = isTag ? part : open.at(-1)
      // Data for search engines and for interactive parts repeats what is on the page.
      const isData = text.startsWith('<') && (!isTag || text.includes(' data-props='))
      if (!isData) for (const path of this.#pathsIn(text)) named?.paths.add(path)
      if (text.startsWith('</')) open.pop()
      else if (isTag && !text.endsWith('/>')) open.push(part)
    }
    return html.slice(0, start).replace(marks, '') + parts.map(printPart).join('')
  }

  #pathsIn(text: string): string[] {
    const found = text.match(marks) ?? []
    return found.flatMap((mark) => {
      const character = mark.startsWith('%') ? decodeURIComponent(mark) : mark
      return this.#paths[(character.codePointAt(0) ?? 0) - first] ?? []
    })
  }
}

/**
 * Yields a page's comments, scripts and styles with their texts, tags, and texts between them, from an
 * index on. React escapes both brackets elsewhere.
 */
function* tokensOf(html: string, from: number): Generator<string> {
  for (let at = from; at < html.length; ) {
    const end = html[at] === '<' ? after(html, closingOf(html, at), at) : html.indexOf('<', at)
    const next = end === -1 ? html.length : end
    yield html.slice(at, next)
    at = next
  }
}

/** Returns what ends the piece that begins with a bracket. */
function closingOf(html: string, at: number): string {
  if (html.startsWith('<!--', at)) return '-->'
  const raw = ['script', 'style'].find((name) => html.startsWith(`<${name}`, at))
  return raw ? `</${raw}>` : '>'
}

function after(html: string, closing: string, at: number): number {
  const found = html.indexOf(closing, at)
  return found === -1 ? -1 : found + closing.length
}

interface MarkedDocument {
  subject: string
  entry_id: number
  marks: FieldMarks
}

/** Returns the lookups of a document; of the unsaved one such that its values name their fields. */
export function markedLookups(
  { unsaved }: { unsaved: MarkedDocument | null },
  { declaration, entryId }: { declaration: Declaration; entryId: number },
  lookups: Lookups,
): Lookups {
  const isUnsavedDocument = unsaved?.subject === declaration.key && unsaved.entry_id === entryId
  return isUnsavedDocument ? marked(lookups, unsaved.marks, '') : lookups
}

function marked(lookups: Lookups, fields: FieldMarks, path: string): Lookups {
  const mark = () => fields.of(path)
  const titled = <T extends { title: string }>(found: T | null) =>
    found && { ...found, title: mark() + found.title }
  return {
    ...lookups,
    picture(id) {
      const picture = lookups.picture(id)
      return picture && { ...picture, src: picture.src + mark() }
    },
    file(id) {
      const file = lookups.file(id)
      return file && { ...file, name: mark() + file.name }
    },
    entry: (ref) => titled(lookups.entry(ref)),
    page: (id) => titled(lookups.page(id)),
    inside: (part) => marked(lookups, fields, path === '' ? part : `${path}.${part}`),
    markOf: mark,
    markValue: (field, resolved) => markValue(field, resolved, mark),
  }
}

/** Texts of which pages make more than text: addresses, groups and filters. */
const unmarkedKeys = new Set(['slug'])

function markValue({ kind, key }: Field, value: unknown, mark: () => string): unknown {
  if (unmarkedKeys.has(key)) return value
  switch (kind) {
    case 'text':
    case 'longText':
    case 'namedTexts':
    case 'names':
      return mapTexts(value, (text) => text.replaceAll(/^(?=.)/gm, mark))
    case 'richText':
      return mapTexts(value, (text, name) => (name === 'text' ? mark() + text : text))
    case 'link':
      return mapTexts(value, (text) => text + mark())
    default:
      return value
  }
}

/** Returns a value with other texts, of which none is empty. */
function mapTexts(
  value: unknown,
  change: (text: string, name: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string')
    return value === '' || name === 'type' ? value : change(value, name)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, mapTexts(own, change, key)]),
  )
}

function printPart({ text, paths }: { text: string; paths: ReadonlySet<string> }): string {
  if (paths.size === 0) return text
  return text.replace(/^<[a-z0-9-]+/, (tag) => `${tag} data-field="${[...paths].join(' ')}"`)
}
