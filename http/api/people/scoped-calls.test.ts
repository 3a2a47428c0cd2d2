import { beforeAll, expect, test } from 'vitest'
import { collections, sections } from '#catalogue/catalogue.ts'
import { location } from '#catalogue/collections/location.ts'
import { abilities } from '#catalogue/roles.ts'
import { routes } from '#http/api.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asAdmin, asApprover2, asEditor2, asSupport } from '#test/people.ts'

const outside = 'This is outside what you may change.'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeAll(async () => {
  desk = await openCollections()
  const { id } = await desk.publish(location, 'Leeds')
  const limits = [
    [asEditor2, { locations: [id] }],
    [asApprover2, { locations: [id] }],
    [asSupport, { languages: ['de'] }],
  ] as const
  for (const [who, scopes] of limits)
    expect((await desk.post(`/users/${who.id}/update`, { scopes }, asAdmin)).status).toBe(200)
})

/** What everybody does for themselves, and what changes nothing of the brand. */
const own = [/^\/(auth|users|tickets|notices|presence|calendar)(\/|$)/]
const writes = routes.flatMap(({ methods, path, allow }) =>
  allow === 'everybody' || own.some((one) => one.test(path))
    ? []
    : methods
        .filter((method) => method !== 'get')
        .map((method) => ({ method: method.toUpperCase(), path, allow })),
)

test.for(writes)('$method $path is closed outside the scope of whoever calls it', async (cell) => {
  const { method, path, allow } = cell
  for (const who of [asEditor2, asApprover2, asSupport]) {
    if (!(abilities[allow as keyof typeof abilities] as readonly string[]).includes(who.role))
      continue
    const at = path.replace(/\{\w+\}/g, '2000000')
    const { status, body } = await desk.app.call(who, method, at, { nonsense: 1 })
    // What is open asks for a document first, which there is none of.
    if (status === 403) expect(body.message).toBe(outside)
    else expect([path, [404, 415, 422]]).toEqual([path, expect.arrayContaining([status])])
  }
})

test.for([...sections, ...collections].filter(({ key }) => key !== location.key))(
  '$key is saved by nobody who is limited to a restaurant',
  async (declaration) => {
    const isCollection = 'path' in declaration
    const entry = isCollection ? await desk.publish(declaration, 'Here') : null
    const path = isCollection ? `${declaration.path}/${entry?.id}` : declaration.savePath
    if (path === null || declaration.ability === 'settings.edit') return
    const before = await desk.app.store.db.selectFrom('activity').select('id').execute()
    for (const approval of [0, 1]) {
      const sent = declaration.workflow === 'direct' ? {} : { approval }
      const { status, body } = await desk.post(path, sent, asEditor2)
      expect([declaration.key, status, body.message]).toEqual([declaration.key, 403, outside])
    }
    const after = await desk.app.store.db.selectFrom('activity').select('id').execute()
    expect(after).toEqual(before)
  },
)
