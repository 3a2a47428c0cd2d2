import { expect, test } from 'vitest'
import { schemasOnServer } from './schemas-on-server.mjs'

interface Hooks {
  resolveId: (source: string) => string | null
  load: (id: string) => string | null
}

test('browsers read and call schemas, and cannot check with them', async () => {
  const { resolveId, load } = schemasOnServer() as unknown as Hooks
  const code = load(resolveId('zod') ?? '') ?? ''
  const { z } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const schema = z.strictObject({ name: z.string().min(1).optional(), ...z.object({}).shape })
  expect({ ...schema.shape }).toEqual({})
  expect(() => schema.array().safeParse([])).toThrow('Schemas are checked on the server only.')
  expect(() => schema.parse({})).toThrow('Schemas are checked on the server only.')
  expect(resolveId('kysely')).toBeNull()
})

test('browsers get no formats of addresses, which responses for guests are written with', async () => {
  const { resolveId, load } = schemasOnServer() as unknown as Hooks
  const code = load(resolveId('localized-address-format') ?? '') ?? ''
  const { formatAddress } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(() => formatAddress({})).toThrow('Addresses are written on the server only.')
})

test('browsers do not read the HTML of a save', async () => {
  const { resolveId, load } = schemasOnServer() as unknown as Hooks
  const code = load(resolveId('#catalogue/text/html/parse-rich-text.ts') ?? '') ?? ''
  const { parseRichText } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(() => parseRichText('<p>x')).toThrow('HTML is read on the server only.')
})
