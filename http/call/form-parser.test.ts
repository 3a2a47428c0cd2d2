import type { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPieces, wildForm } from '#test/http/arbitrary-form.ts'
import { multipart } from '#test/upload.ts'
import { boundaryOf, FormParser } from './form-parser.ts'

type Heard = [name: string, value: string]

interface Form {
  boundary: string
  pieces: readonly Uint8Array[]
}

/** What a form is taken for: its files by their fields, then its fields. */
async function read({ boundary, pieces }: Form): Promise<{ files: Heard[]; fields: Heard[] }> {
  const files: Promise<Heard>[] = []
  const fields: Heard[] = []
  const form = new FormParser(boundary, {
    file: (field, bytes) => void files.push(textOf(bytes).then((text) => [field, text])),
    field: (name, value) => void fields.push([name, value]),
    tooManyFiles: () => undefined,
  })
  for (const piece of pieces) await form.write(piece)
  await form.end()
  return { files: await Promise.all(files), fields }
}

function textOf(bytes: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    bytes.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
    })
    bytes.on('end', () => resolve(text))
  })
}

const malformed = { name: 'Problem', code: 'malformed' }

test('whatever is sent as a form, it is read or refused', async () => {
  const seen = { read: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(wildForm, async (form) => {
      const outcome = await read(form).catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toMatchObject(malformed)
      seen[outcome instanceof Error ? 'refused' : 'read']++
    }),
    { numRuns: 1_000 },
  )
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(50)
})

test('a form comes out as it was put in, in whatever pieces it arrives', async () => {
  const part = fc.record({
    field: fc.stringMatching(/^[a-z[\]]{1,9}$/),
    name: fc.option(fc.constantFrom('', 'a.jpg')),
    value: fc.string({ unit: 'binary-ascii', maxLength: 90 }),
  })
  const size = fc.integer({ min: 1, max: 50 })
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), size, async (parts, piece) => {
      const form = multipart(
        parts.map(({ field, name, value }) =>
          name === null ? { field, value } : { field, name, bytes: value },
        ),
      )
      const boundary = boundaryOf(form.headers['content-type'])
      const bytes = Buffer.concat(form.body.map((each) => Buffer.from(each)))
      const found = await read({ boundary, pieces: inPieces(bytes, piece) })
      const sent = (isFile: boolean) =>
        parts.filter(({ name }) => (name !== null) === isFile).map((p) => [p.field, p.value])
      expect(found).toEqual({ files: sent(true), fields: sent(false) })
    }),
    { numRuns: 200 },
  )
})

test('what a listener throws makes the form unreadable, whenever it is called', async () => {
  const form = multipart([
    { field: 'a', value: '1' },
    { field: 'b', value: '2' },
    { field: 'c', name: 'c.jpg', bytes: 'x'.repeat(200_000) },
  ])
  const boundary = boundaryOf(form.headers['content-type'])
  for (const throwing of ['a', 'b', 'c']) {
    const hear = (field: string, bytes?: Readable) => {
      bytes?.resume()
      if (field === throwing) throw new TypeError('a fault of ours')
    }
    const listener = { file: hear, field: (name: string) => hear(name), tooManyFiles: hear }
    const parser = new FormParser(boundary, { ...listener, tooManyFiles: () => undefined })
    for (const piece of form.body) await parser.write(Buffer.from(piece))
    await expect(parser.end()).rejects.toMatchObject(malformed)
  }
})

test('of a form that is of no use any more nobody hears another part', async () => {
  const form = multipart([
    { field: 'a', value: '1' },
    { field: 'b', value: '2' },
    { field: 'c', name: 'c.jpg', bytes: 'x' },
  ])
  const heard: string[] = []
  const parser = new FormParser(boundaryOf(form.headers['content-type']), {
    file: (field) => void heard.push(field),
    field: (name) => {
      heard.push(name)
      parser.fail(new Error('enough'))
    },
    tooManyFiles: () => undefined,
  })
  for (const piece of form.body) await parser.write(Buffer.from(piece))
  await expect(parser.end()).rejects.toThrow('enough')
  expect(heard).toEqual(['a'])
})

test('more files than fit are told of, more fields or parts make the form unreadable', async () => {
  const send = async (parts: Parameters<typeof multipart>[0]) => {
    const { headers, body } = multipart(parts)
    let isTold = false
    const parser = new FormParser(boundaryOf(headers['content-type']), {
      file: (_field, bytes) => void bytes.resume(),
      field: () => undefined,
      tooManyFiles: () => {
        isTold = true
      },
    })
    for (const piece of body) await parser.write(Buffer.from(piece))
    await parser.end()
    return isTold
  }
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ field: 'image', name: `${at}.jpg`, bytes: 'x' }))
  const fields = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ field: `field${at}`, value: 'x' }))
  expect([await send(files(6)), await send(files(7))]).toEqual([false, true])
  expect(await send(fields(20))).toBe(false)
  await expect(send(fields(21))).rejects.toMatchObject(malformed)
  await expect(send([...fields(20), ...files(11)])).rejects.toMatchObject(malformed)
})

test('a boundary is taken as clients write it, and refused where it can be none', () => {
  const of = (parameter: string) => boundaryOf(`multipart/form-data; ${parameter}`)
  expect(of('boundary=abc')).toBe('abc')
  expect(of('charset=utf-8; Boundary="a b=c"; x=y')).toBe('a b=c')
  expect(of(`boundary=${'b'.repeat(200)}`)).toHaveLength(200)
  for (const wrong of [
    'b'.repeat(201),
    'b'.repeat(290),
    'b'.repeat(9_000),
    '',
    '"',
    '"a ',
    '"ä"',
    '"a "',
    '"ä b"',
    '"a\\b"',
  ]) {
    expect(() => of(`boundary=${wrong}`)).toThrow(expect.objectContaining(malformed))
  }
  expect(() => of('charset=utf-8')).toThrow(expect.objectContaining(malformed))
})
