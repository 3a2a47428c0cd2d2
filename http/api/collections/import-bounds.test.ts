import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { multipart, type Part } from '#test/upload.ts'

async function open() {
  const app = await openTestApp({ env: { MAX_UPLOAD_MB: '1' } })
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const bringIn = async (parts: readonly Part[]) => {
    const { headers, body } = multipart(parts)
    const sent = { headers: { ...headers, authorization }, body }
    const { status, bytes } = await app.send('POST', '/api/faqs/import', sent)
    return { status, said: JSON.parse(bytes.toString()) }
  }
  return { app, authorization, bringIn }
}

const file = (bytes: string) => ({ field: 'file', name: 'faqs.csv', bytes })

test('a table larger than a file may be is refused, however little of it is a question', async () => {
  const { bringIn } = await open()
  const head = 'question\nWhen?\n'
  const padded = (length: number) => file(`${head}${' '.repeat(length - head.length - 1)}\n`)
  expect((await bringIn([padded(1024 * 1024)])).status).not.toBe(413)
  expect(await bringIn([padded(1024 * 1024 + 1)])).toMatchObject({
    status: 413,
    said: { code: 'tooLarge' },
  })
})

test('a table comes in by itself, and as drafts unless it is said otherwise', async () => {
  const { bringIn } = await open()
  const table = file('question\nWhen?\n')
  for (const parts of [[], [table, table]]) {
    const { status, said } = await bringIn(parts)
    expect([status, Object.keys(said.errors)]).toEqual([422, ['file']])
  }
  expect(await bringIn([table])).toMatchObject({
    status: 200,
    said: { code: 'import.taken', data: { dry_run: false, new: 1 } },
  })
})

test('a table lies where other files arrive, until it is answered', async () => {
  const { app, authorization } = await open()
  const incoming = () => readdir(join(app.config.dataDir, 'incoming')).catch(() => [])
  const { headers, body } = multipart([file('question\nWhen?\n')])
  const head = [
    'POST /api/faqs/import HTTP/1.1',
    'host: localhost',
    `authorization: ${authorization}`,
    `content-type: ${headers['content-type']}`,
    'content-length: 9000',
  ]
  const begun = `${head.join('\r\n')}\r\n\r\n${String(body[0])}question`
  const sent = app.sendRaw(begun, { silence: 2_000 })
  await expect.poll(incoming).toHaveLength(1)
  await sent
  await expect.poll(incoming).toEqual([])
})
