import { createHash } from 'node:crypto'
import { functionsOf, isNode, type Node, parse } from './syntax.ts'

/**
 * A file's text that says what of it runs: every function adds its key to `globalThis.mutateHits`,
 * and so does the file when it is loaded. Keys change only with the text of their function.
 */
export function withHits(file: string, text: string): string {
  const inserts = functionsOf(parse(file, text)).flatMap((node) => {
    const { body } = node
    if (!isNode(body)) return []
    const hit = hitOf(functionKey(file, text, node))
    if (body.type === 'BlockStatement') return [{ at: body.start + 1, code: `${hit};` }]
    return [
      { at: body.start, code: `(${hit},` },
      { at: body.end, code: ')' },
    ]
  })
  // Where several begin or end at one place, the outer ones come first in `functionsOf`.
  const sorted = inserts.sort((a, b) => a.at - b.at)
  let [done, at] = ['', 0]
  for (const insert of sorted) {
    done += text.slice(at, insert.at) + insert.code
    at = insert.at
  }
  return `${done}${text.slice(at)}\n;${hitOf(fileKey(file))}\n`
}

/** What stands for the innermost function around an offset, or for the file where there is none. */
export function keyAt(file: string, text: string, offset: number): string {
  const around = functionsOf(parse(file, text)).filter(
    ({ start, end, body }) => start <= offset && offset < end && isNode(body),
  )
  const inner = around.reduce<Node | null>(
    (least, node) => (!least || node.end - node.start < least.end - least.start ? node : least),
    null,
  )
  return inner ? functionKey(file, text, inner) : fileKey(file)
}

export function fileKey(file: string): string {
  return `${file}#`
}

function functionKey(file: string, text: string, { start, end }: Node): string {
  return `${file}#${createHash('sha1').update(text.slice(start, end)).digest('base64url').slice(0, 10)}`
}

function hitOf(key: string): string {
  return `globalThis.mutateHits?.add(${JSON.stringify(key)})`
}
