import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'

/**
 * Returns the JSON of a request body, `{}` for an empty one. Counts the bytes while they arrive. Throws
 * a `Problem` for compressed bodies and other types (415), more than 1 MB (413), what is not JSON, nests
 * deeper than 56 levels, holds more than 20,000 values or a name that reaches a prototype (400).
 */
export async function readJson(request: Request): Promise<unknown> {
  const { headers, body } = request
  if (!body) return {}
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw new Problem('wrong-type', messages.wrongType)
  }
  const text = await readText(body)
  if (text === '') return {}
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('wrong-type', messages.wrongType)
  const value = parse(text)
  requireBounded(value)
  return value
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limits.jsonBody) throw new Problem('too-large', messages.tooLarge)
      chunks.push(chunk)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    // The client is gone, or the text is not UTF-8.
    throw error instanceof Problem ? error : new Problem('malformed', messages.malformed)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('malformed', messages.malformed)
  }
}

const prototypeNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Checks depth, size and names, without recursion: nesting cannot exhaust the stack. */
function requireBounded(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    const names = Array.isArray(next.value) ? [] : Object.keys(next.value)
    values += Array.isArray(next.value) ? next.value.length : names.length
    const isBounded =
      values <= limits.jsonValues &&
      next.depth < limits.jsonDepth &&
      !names.some((name) => prototypeNames.has(name))
    if (!isBounded) throw new Problem('malformed', messages.malformed)
    for (const inner of Object.values(next.value))
      open.push({ value: inner, depth: next.depth + 1 })
  }
}
