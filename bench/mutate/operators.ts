import { isNode, type Node } from './syntax.ts'

export interface Replacement {
  start: number
  end: number
  replacement: string
}

/** A node where it stands: the name that its parent has for it. */
interface Site {
  node: Node
  parent: Node | null
  place: string
  text: string
}

type Operator = (site: Site) => Replacement[]

const swaps: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '||=': ['&&='],
  '&&=': ['||='],
  '??=': ['&&='],
  '++': ['--'],
  '--': ['++'],
}

/** Comparisons that SQL is told in strings. */
const comparisons: Record<string, string> = {
  '=': '!=',
  '!=': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  asc: 'desc',
  desc: 'asc',
}

/** Methods by what they are confused with; null: the call is left out, its object stays. */
const methods: Record<string, string | null> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  filter: null,
  slice: null,
  sort: null,
  toSorted: null,
  reverse: null,
  toReversed: null,
  trim: null,
}

const whole = ({ start, end }: Node, replacement: string): Replacement => ({
  start,
  end,
  replacement,
})

/** Conditions that are always or never so. */
const conditions: Operator = ({ node, parent, place }) => {
  if (place !== 'test' || parent === null || node.type === 'Literal') return []
  if (/^(If|Conditional)/.test(parent.type)) return [whole(node, 'true'), whole(node, 'false')]
  return /^(While|For)Statement$/.test(parent.type) ? [whole(node, 'false')] : []
}

/** Comparison, logic and arithmetic the other way round. */
const swapped: Operator = ({ node, text }) => {
  const { left, right, argument, operator } = node
  if (typeof operator !== 'string') return []
  const others = swaps[operator] ?? []
  if (isNode(left) && isNode(right)) {
    if (operator.startsWith('+') && [left, right].some(isText)) return []
    const start = text.indexOf(operator, left.end)
    return others.map((replacement) => ({ start, end: start + operator.length, replacement }))
  }
  if (!isNode(argument)) return []
  if (operator === '!') return [whole(node, text.slice(argument.start, argument.end))]
  if (operator === '-') return [whole(node, text.slice(argument.start, argument.end))]
  const start = node.prefix ? node.start : argument.end
  return others.map((replacement) => ({ start, end: start + operator.length, replacement }))
}

/** Values that are others: truth, text, lists. */
const values: Operator = ({ node, parent, place, text }) => {
  if (node.type === 'ArrayExpression')
    return Array.isArray(node.elements) && node.elements.length > 0 ? [whole(node, '[]')] : []
  if (node.type === 'TemplateLiteral')
    return parent?.type === 'TaggedTemplateExpression' || node.end - node.start <= 2
      ? []
      : [whole(node, "''")]
  if (node.type !== 'Literal') return []
  const { value } = node
  if (typeof value === 'boolean') return [whole(node, String(!value))]
  if ('regex' in node) return anchors(node, text)
  if (typeof value !== 'string' || isName(parent, place)) return []
  const comparison = comparisons[value]
  if (comparison && place === 'arguments') return [whole(node, `'${comparison}'`)]
  return [whole(node, value === '' ? "'mutant'" : "''")]
}

/** Calls that are not made, functions that answer nothing. */
const omissions: Operator = ({ node, parent, place }) => {
  if (node.type === 'ExpressionStatement' && !('directive' in node && node.directive))
    return [whole(node, ';')]
  const isArrow = parent?.type === 'ArrowFunctionExpression' && place === 'body'
  return isArrow && node.type !== 'BlockStatement' ? [whole(node, 'undefined')] : []
}

/** Methods confused with their neighbours, or left out. */
const confusions: Operator = ({ node, text }) => {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return []
  const { object, property } = callee
  if (!isNode(object) || !isNode(property) || callee.computed) return []
  const name = text.slice(property.start, property.end)
  const other = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (other === undefined) return []
  if (other === null) return [whole(node, text.slice(object.start, object.end))]
  return [whole(property, other)]
}

export const operators: readonly Operator[] = [conditions, swapped, values, omissions, confusions]

/** Patterns that are not held to the beginning or the end. */
function anchors(node: Node, text: string): Replacement[] {
  const code = text.slice(node.start, node.end)
  const close = code.lastIndexOf('/')
  const starts = code.startsWith('/^') ? [`/${code.slice(2)}`] : []
  const ends = code[close - 1] === '$' && code[close - 2] !== '\\'
  const without = ends ? [`${code.slice(0, close - 1)}${code.slice(close)}`] : []
  return [...starts, ...without].map((replacement) => whole(node, replacement))
}

function isText(node: Node): boolean {
  return (
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  )
}

/** Names of properties and modules are no values. */
function isName(parent: Node | null, place: string): boolean {
  return place === 'key' || place === 'source' || parent?.type === 'MemberExpression'
}
