// The specification's own lists, walked against the demo brand: nothing that it names is missing.
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../open-test-app.ts'
import { asEditor } from '../people.ts'
import { openDemo } from '../search/open-demo.ts'
import { entriesAt, errorRoutes, publicRoutes, reads, writes } from './specification.ts'

let app: TestApp
beforeAll(async () => {
  app = await openDemo()
})

/** The words of a document's only main heading. */
function headingOf(html: string): string {
  const [, main = ''] = html.split('<main')
  const headings = [...main.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)]
  return headings.length === 1 ? (headings[0]?.[1] ?? '').replace(/<[^>]*>/g, '').trim() : ''
}

async function firstEntryOf(path: string): Promise<number> {
  const { body } = await app.call<{ data: { id: number }[] }>(null, 'GET', path)
  return body.data.data[0]?.id ?? 0
}

test('every public route of the specification shows its content, in both languages of the demo', {
  timeout: 60_000,
}, async () => {
  for (const route of publicRoutes) {
    const entries = entriesAt[route]
    const id = entries ? await firstEntryOf(entries) : 0
    // What a part of the menu is called is said in the language of the page.
    for (const prefix of route.includes('name=') ? [''] : ['', '/ar']) {
      const address = prefix + route.replace('{id}', String(id))
      const { status, headers, bytes } = await app.get(address)
      const html = bytes.toString()
      expect([address, status]).toEqual([address, 200])
      expect([address, headers['content-type']]).toEqual([address, 'text/html; charset=utf-8'])
      expect([address, headingOf(html)]).not.toEqual([address, ''])
      expect([address, html.includes(`dir="${prefix ? 'rtl' : 'ltr'}"`)]).toEqual([address, true])
    }
  }
})

test('the root leads to the home page', async () => {
  const { status, headers } = await app.get('/')
  expect([status, headers.location]).toEqual([302, '/home'])
})

test('the error pages answer their own status, and are not to be found', async () => {
  for (const status of errorRoutes) {
    const answered = await app.get(`/error-${status}`)
    expect(answered.status).toBe(status)
    const html = answered.bytes.toString()
    expect(html).toContain('BACK TO HOME PAGE')
    expect(html).toContain('is currently not available')
    expect(html).toContain('noindex')
  }
})

test('every call of the specification that reads is answered to whom it is for', async () => {
  for (const path of reads.guest) {
    const { status } = await app.get(`/api${path}`)
    expect([path, status]).toEqual([path, 200])
  }
  for (const path of reads.editor) {
    const guest = await app.call(null, 'GET', path)
    const editor = await app.call(asEditor, 'GET', path)
    expect([path, guest.status, editor.status]).toEqual([path, 401, 200])
    expect(editor.body).toMatchObject({ success: true, message: expect.any(String) })
  }
})

test('every call of the specification that writes is there, and refuses what nobody has signed', async () => {
  for (const path of writes) {
    const { status, body } = await app.call(null, 'POST', path, {})
    const expected = path === '/auth/login' ? 422 : 401
    expect([path, status]).toEqual([path, expected])
    expect(body.success).toBe(false)
  }
})
