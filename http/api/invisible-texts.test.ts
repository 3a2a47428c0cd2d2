import { expect, test } from 'vitest'
import { declarations } from '#catalogue/catalogue.ts'
import { faq } from '#catalogue/collections/faq.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { emptyContent } from '#catalogue/declaration.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { completeBody } from '#test/content/arbitrary-body.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, asSupport } from '#test/people.ts'

const invisible = ['\u200b', '\u00ad', '\u2060', '\u2800', '\u3164', '\u115f', '\uffa0', '\u180e']

test.each([...invisible, invisible.join(' ')])(
  'a question of %j alone is missing',
  async (text) => {
    const app = await openTestApp()
    const { status, body } = await app.call(asEditor, 'POST', '/faqs', {
      question: text,
      answer: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
      approval: 1,
    })
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['answer', 'question']])
  },
)

test.each(declarations.map((declaration) => [declaration.key, declaration] as const))(
  'what %s needs is missing where it cannot be seen',
  (_key, declaration) => {
    const whole = completeBody(declaration, {
      text: 'typed-words',
      picture: 1,
      document: 1,
      entry: () => 1,
    })
    const missingIn = (text: string) => {
      const body = JSON.parse(
        JSON.stringify(whole).replaceAll('"typed-words"', JSON.stringify(text)),
      )
      const sent = saveBody(declaration).parse(body)
      const { content } = applySave(declaration, emptyContent(declaration), sent)
      return checkComplete(declaration, content)
    }
    expect(missingIn(invisible.join(''))).toEqual(missingIn(' '))
  },
)

test('comments, tickets and folders say something', async () => {
  const app = await openTestApp()
  const text = '\u200b\u2800'
  const calls = [
    [asEditor, '/comments', { entity_type: icmBanner.entityType, text }, 'text'],
    [asSupport, '/tickets', { title: text, description: 'x' }, 'title'],
    [asSupport, '/tickets', { title: 'x', description: text }, 'description'],
    [asEditor, '/galleries/folders', { name: text }, 'name'],
  ] as const
  for (const [who, path, body, field] of calls) {
    const response = await app.call(who, 'POST', path, body)
    expect([path, response.status, field in (response.body.errors ?? {})]).toEqual([
      path,
      422,
      true,
    ])
  }
})

test('a folder that looks like another is taken', async () => {
  const app = await openTestApp()
  const add = (name: string) =>
    app.call<{ id: number; name: string }>(asAdmin, 'POST', '/galleries/folders', { name })
  expect((await add('Photos')).status).toBe(200)
  const taken = { status: 422, body: { errors: { name: [expect.any(String)] } } }
  for (const name of ['Ph\u200botos', 'Рhоtоs', 'PHOTOS', 'Phótos'])
    expect(await add(name)).toMatchObject(taken)
  const { body } = await add('👩‍🍳 Kitch\u00aden')
  expect(body.data.name).toBe('👩‍🍳 Kitchen')
  const rename = `/galleries/folders/${body.data.id}/update`
  expect(await app.call(asAdmin, 'POST', rename, { name: 'Photo\u2060s' })).toMatchObject(taken)
  expect((await app.call(asAdmin, 'POST', rename, { name: '👩‍🍳 Kitchens' })).status).toBe(200)
})

test('a dish’s code is its own in every look', async () => {
  const app = await openTestApp()
  await app.desk.publishEntry(menuItem, { title: 'Fries', code: 'A-1\u200b2' })
  const dish = (await app.desk.revisions()).at(-1)
  expect(JSON.parse(dish?.content ?? '{}').values.code).toBe('A-12')
  for (const code of ['A-12', 'a\u00ad-12', 'А-12', 'а-12'])
    await expect(app.desk.publishEntry(menuItem, { title: 'Other', code })).rejects.toMatchObject({
      details: { errors: { code: expect.any(Array) } },
    })
  await app.desk.publishEntry(menuItem, { title: 'Soup', code: 'ألف' })
  await expect(
    app.desk.publishEntry(menuItem, { title: 'Stew', code: 'ألف' }),
  ).rejects.toMatchObject({
    details: { errors: { code: expect.any(Array) } },
  })
})

test('joiners inside what can be read stay as they were written', async () => {
  const app = await openTestApp()
  const question = 'چرا می‌روم؟ 👩‍🍳'
  const entry = await app.desk.publishEntry(faq, { question })
  expect(entry).toBeGreaterThan(0)
  const saved = (await app.desk.revisions()).at(-1)
  expect(JSON.parse(saved?.content ?? '{}').values.question).toBe(question)
})
