import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { columnsOf } from '#catalogue/spreadsheet/columns.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asSupport } from '#test/people.ts'

test.each(collections)(
  '$key is exported as CSV and JSON, narrowed down as its list is',
  async (collection) => {
    const { app, post, bodyNamed, publish } = await openCollections()
    const { path, titleKey } = collection
    await publish(collection, 'Zest, "fresh"')
    await post(path, bodyNamed(collection, '=1+1'))
    const fetched = async (query: string) => {
      const authorization = `Bearer ${await app.tokenOf(asSupport)}`
      return app.get(`/api${path}/export?${query}`, { authorization })
    }
    expect((await app.get(`/api${path}/export`)).status).toBe(401)
    expect((await fetched('format=xml')).status).toBe(422)

    const csv = await fetched('search=zest')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${collection.key}.csv"`,
    })
    const rows: Record<string, string>[] = parse(csv.bytes, { bom: true, columns: true })
    expect(rows).toMatchObject([{ status: 'Approved', [titleKey]: 'Zest, "fresh"' }])
    const headings = columnsOf(collection.fields).map(({ heading }) => heading)
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'id',
      'status',
      ...headings,
      ...(collection.grouping ? ['groups'] : []),
      'starts_at',
      'ends_at',
    ])

    const json = await fetched('format=json&status=0')
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8')
    const drafts: object[] = JSON.parse(json.bytes.toString())
    expect(drafts).toMatchObject([{ status: 'Draft', [titleKey]: '=1+1' }])
    expect((await fetched('status=0')).bytes.toString()).toContain(`"'=1+1"`)
    expect((await fetched('format=json&search=none')).bytes.toString()).toBe('[]\n')
  },
)

test('a list of more than one part is exported whole, each entry once', async () => {
  const { app, post } = await openCollections()
  for (let nth = 0; nth < 230; nth++) await post('/faqs', { question: `Question ${nth}` })
  const authorization = `Bearer ${await app.tokenOf(asSupport)}`
  const path = '/api/faqs/export?format=json'
  const { bytes, headers } = await app.get(path, { authorization, 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  const rows: { id: number; question: string }[] = JSON.parse(bytes.toString())
  expect(rows.map(({ question }) => question)).toEqual(
    Array.from({ length: 230 }, (_, nth) => `Question ${nth}`),
  )
})
