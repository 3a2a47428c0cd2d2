import { parseSync } from 'vite'

/** A node of a parsed file (ESTree, with TypeScript's types as nodes beginning with TS). */
export interface Node {
  type: string
  /** Where its text begins and ends. */
  start: number
  end: number
  [key: string]: unknown
}

/** Parses a source file. Throws where it is none. */
export function parse(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  if (!isNode(program)) throw new Error(`${file} cannot be parsed`)
  return program
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The nodes that a node is made of, with the names that they have in it. */
export function childrenOf(node: Node): [name: string, child: Node][] {
  return Object.entries(node).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isNode)
      .map((child): [string, Node] => [name, child]),
  )
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

/** The functions of a file that have a body, outer ones first. */
export function functionsOf(program: Node): Node[] {
  const own = functionTypes.has(program.type) && isNode(program.body) ? [program] : []
  return [...own, ...childrenOf(program).flatMap(([, child]) => functionsOf(child))]
}
