import { parseSync } from 'vite'

/** What people read or hear of an element, or of what is handed to a dialog. */
const spoken = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption description empty hint intro label message no nothingFoundMessage placeholder title yes'.split(
    ' ',
  ),
)

/** Names, which are the same in every language. */
const names = /\bLinecheck\b/g

interface Node {
  type: string
  [part: string]: unknown
}

/**
 * The words in a source of the back office that are said in English whoever reads: as text, as an
 * attribute or property that is read or heard, or aloud. A property may hold what a declaration is
 * called (`labels`), which is translated where it is shown.
 */
export function literalsIn(path: string, source: string, labels: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const attributes = new Set<unknown>()
  const say = (node: unknown, allowed?: ReadonlySet<string>) => {
    for (const words of wordsOf(node)) if (!allowed?.has(words)) found.add(words)
  }
  visit(parseSync(path, source).program, (node) => {
    if (node.type === 'JSXText' || node.type === 'JSXExpressionContainer') {
      if (!attributes.has(node)) say(node)
    }
    if (node.type === 'JSXAttribute') {
      attributes.add(node.value)
      if (spoken.has(nameOf(node.name))) say(node.value)
    }
    if (node.type === 'Property' && spoken.has(nameOf(node.key))) {
      say(node.value, labels.union(new Set([nameOf(node.key)])))
    }
    if (isSentence(node)) say(node, labels)
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'announce') say(node.arguments)
  })
  return [...found]
}

/** Whatever reads like one, wherever it stands: `Nothing was found`. */
function isSentence(node: Node): boolean {
  const text = node.type === 'Literal' ? node.value : null
  return typeof text === 'string' && /^\p{Lu}.*(\s\p{L}|\p{L}[.!?…]$)/u.test(text)
}

/** What of an expression is said as it stands; what a call answers is somebody else's. */
function wordsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (!isNode(node)) return []
  if (node.type === 'Literal' || node.type === 'JSXText') return words(node.value)
  if (node.type === 'TemplateLiteral') {
    return [
      ...(node.quasis as Node[]).flatMap(({ value }) => words((value as { raw: string }).raw)),
    ]
  }
  if (node.type === 'ConditionalExpression') return wordsOf([node.consequent, node.alternate])
  if (node.type === 'LogicalExpression') return wordsOf([node.left, node.right])
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return wordsOf([node.left, node.right])
  }
  return node.type === 'JSXExpressionContainer' ? wordsOf(node.expression) : []
}

/** The literal, if it has words; a sentence's key, an address or a name has none. */
function words(value: unknown): string[] {
  if (typeof value !== 'string') return []
  const text = value.trim()
  const isKey = /^[a-z]\w*(\.[\w-]+)+$|^(https?:\/)?\//.test(text)
  return !isKey && /\p{L}{2}/u.test(text.replaceAll(names, '')) ? [text] : []
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look)
  if (!isNode(node) || isError(node)) return
  look(node)
  for (const part of Object.values(node)) visit(part, look)
}

/** What is thrown is a bug, and told to nobody. */
function isError({ type, callee }: Node): boolean {
  return type === 'NewExpression' && nameOf(callee) === 'Error'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}
