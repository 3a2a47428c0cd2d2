import type { Seeded } from '#bench/seeded.ts'
import { hostileIds, hostileTexts } from '#test/http/hostile-texts.ts'
import { type Schema, schemaNamed } from '#test/http/json-schema.ts'
import { wrongKinds } from '#test/http/wrong-kinds.ts'
import type { Call, Described } from './described.ts'

/** A request as somebody sends it who means harm, or knows no better. */
export interface Hostile {
  method: string
  target: string
  headers: Record<string, string>
  body: Buffer | string | null
}

const guestPaths = [
  '/home',
  '/menu',
  '/search',
  '/ar/home',
  '/locations',
  '/media/x',
  '/admin',
  '/',
]
const oddHeaders = [
  ['accept-language', 'x'.repeat(3_000)],
  ['accept-language', 'ar,*;q=0.1'],
  ['accept-encoding', 'br;q=0,'.repeat(500)],
  ['if-none-match', '"x",'.repeat(1_000)],
  ['range', 'bytes=-1,0-,5-2'],
  ['content-encoding', 'gzip'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['cookie', 'linecheck-preview=x; '.repeat(300)],
  ['expect', '200-ok'],
] as const

/** One call of the API with an address, parameters and a body that are nearly right, or not at all. */
export function hostileCall(seeded: Seeded, call: Call, described: Described): Hostile {
  const id = () => (seeded.happens(0.7) ? String(1 + seeded.below(9)) : seeded.one(hostileIds))
  const path = call.path.replaceAll(/\{\w+\}/g, id)
  const asked = call.operation.parameters.filter((one) => one.in === 'query' && seeded.happens(0.4))
  const query = asked.map(({ name, schema }) => [name, textOf(sampleOf(seeded, schema, described))])
  if (seeded.happens(0.1)) query.push([seeded.one(hostileTexts), seeded.one(hostileTexts)])
  const search = query.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&')
  const schema = call.operation.requestBody?.content['application/json']?.schema
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (seeded.happens(0.06)) {
    const [name, value] = seeded.one(oddHeaders)
    headers[name] = value
  }
  const body = call.method === 'GET' ? null : bodyOf(seeded, schema, described)
  return { method: call.method, target: `/api${path}${search && `?${search}`}`, headers, body }
}

/** A page, or what may have been one, asked for in odd words. */
export function hostilePage(seeded: Seeded): Hostile {
  const end = seeded.one(['', '/', '/1', '/%zz', '/..%2f..', ';x', `/${'a'.repeat(3_000)}`])
  const asked = Array.from({ length: seeded.below(4) }, () => {
    const name = seeded.one([
      'query',
      'name',
      'page',
      'preview',
      'lang',
      'id',
      seeded.one(hostileTexts),
    ])
    return `${encoded(name)}=${encoded(seeded.one(hostileTexts))}`
  })
  const target = `${seeded.one(guestPaths)}${end}?${asked.join('&')}`
  const method = seeded.one(['GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])
  return { method, target: target.slice(0, 7_000), headers: {}, body: null }
}

function bodyOf(seeded: Seeded, schema: Schema | undefined, described: Described): Buffer | string {
  const value = schema ? sampleOf(seeded, schema, described) : seeded.one(wrongKinds)
  const json = JSON.stringify(value) ?? ''
  if (seeded.happens(0.03)) return json.slice(0, seeded.below(json.length + 1))
  if (seeded.happens(0.01)) return '['.repeat(50_000)
  if (seeded.happens(0.01)) return `{"__proto__":${json},"constructor":{"prototype":${json}}}`
  if (seeded.happens(0.01)) return seeded.bytes(300)
  return json
}

/** A value of the kind that is wanted, most of the time. */
function sampleOf(seeded: Seeded, schema: Schema, described: Described, depth = 0): unknown {
  if (seeded.happens(0.06)) return seeded.one(wrongKinds)
  if (schema.$ref !== undefined) {
    const found = schemaNamed(schema.$ref, described.components.schemas)
    return depth < 12 ? sampleOf(seeded, found, described, depth + 1) : null
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return seeded.one(schema.enum)
  if (schema.anyOf) return sampleOf(seeded, seeded.one(schema.anyOf), described, depth + 1)
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(() => seeded.happens(0.7))
    return Object.fromEntries(
      wanted.map(([name, inner]) => [name, sampleOf(seeded, inner, described, depth + 1)]),
    )
  }
  if (schema.items) {
    const { items } = schema
    const count = seeded.happens(0.02) ? 300 : seeded.below(4)
    return Array.from({ length: depth < 12 ? count : 0 }, () =>
      sampleOf(seeded, items, described, depth + 1),
    )
  }
  if (schema.type === 'boolean') return seeded.happens(0.5)
  if (schema.type === 'integer' || schema.type === 'number') return seeded.below(12)
  if (schema.type === 'null') return null
  return seeded.happens(0.5) ? seeded.one(hostileTexts) : `text ${seeded.below(1_000)}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function encoded(text: string | undefined): string {
  return encodeURIComponent((text ?? '').slice(0, 2_000).toWellFormed())
}
