// Texts that clients and spreadsheets have as HTML: read as a paste, and rejected in words.
import { expect, test } from 'vitest'
import { openCollections } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

const link = '<p>Our <a href="ftp://files.example/menu.pdf">old menu</a></p>'
const why =
  'The link “old menu” leads to ftp://files.example/menu.pdf. Links in a text start with https://, http://, mailto:, tel: or a single / for a page on this site.'

test('a table that a client sends is a line a row', async () => {
  const { app, post } = await openCollections()
  const answer = '<table><tr><td>Dip</td><td>0.50</td><td></td></tr></table><p>3.90<sup>1</sup></p>'
  const { status, body } = await post('/faqs', { question: 'Prices?', answer })
  expect(status).toBe(200)
  const { body: shown } = await app.call(asEditor, 'GET', `/faqs/create/${body.data.id}`)
  expect(JSON.stringify(shown.data)).toContain('"Dip · 0.50 · "')
  expect(JSON.stringify(shown.data)).toContain('"3.90¹"')
})

test('a link that no text may have is named beside its field, as HTML and as a tree', async () => {
  const { post } = await openCollections()
  const marks = [{ type: 'link', attrs: { href: 'ftp://files.example/menu.pdf' } }]
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'old menu', marks }] }]
  for (const answer of [link, { type: 'doc', content }]) {
    const { status, body } = await post('/faqs', { question: 'Where?', answer })
    expect([status, body.errors]).toEqual([422, { answer: [why] }])
  }
})

test('a row whose text has such a link is refused with the same sentence', async () => {
  const { app } = await openCollections()
  const { headers, body } = multipart([
    {
      field: 'file',
      name: 'faqs.csv',
      bytes: `question,answer\nWhere?,"${link.replaceAll('"', '""')}"\n`,
    },
    { field: 'dry_run', value: '1' },
  ])
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const { bytes } = await app.send('POST', '/api/faqs/import', {
    headers: { ...headers, authorization },
    body,
  })
  expect(JSON.parse(bytes.toString()).data).toMatchObject({
    refused: 1,
    rows: [{ row: 2, refusals: [{ column: 'answer', message: why }] }],
  })
})
