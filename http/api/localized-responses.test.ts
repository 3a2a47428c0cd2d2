import { beforeAll, expect, test } from 'vitest'
import { languages, languageTags } from '#catalogue/languages.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor, asEditor2 } from '#test/people.ts'
import { multipart, testPdf } from '#test/upload.ts'

let app: TestApp
let token: { authorization: string }
beforeAll(async () => {
  app = await openTestApp()
  await publishSite(app.services)
  token = { authorization: `Bearer ${await app.tokenOf(asEditor)}` }
})

interface Said {
  message: string
  code: string
  errors?: Record<string, string[]>
  codes?: Record<string, string[]>
  data?: unknown
}

/** A call of somebody whose browser asks for a language. */
async function ask(language: string, method: string, path: string, body?: unknown, who = token) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { ...who, 'accept-language': language, 'content-type': 'application/json' }
  const sent = body === undefined ? { headers } : { headers, body: [text] }
  const answered = await app.send(method, `/api${path}`, sent)
  const said: Said = JSON.parse(answered.bytes.toString())
  return { status: answered.status, headers: answered.headers, said }
}

const nobody = { authorization: '' }

test('what cannot be read, is not there or is not allowed is said in the language of the reader', async () => {
  const bad = await ask('es-MX', 'POST', '/banners/home/icm', '{')
  expect([bad.status, bad.said]).toEqual([
    400,
    { success: false, message: 'No se ha podido leer la solicitud.', code: 'malformed' },
  ])
  const unknown = await ask('fr-CA,fr;q=0.9', 'GET', '/nowhere')
  expect([unknown.status, unknown.said.message]).toEqual([404, 'Il n’y a rien à cette adresse.'])
  const out = await ask('pt', 'GET', '/logs', undefined, nobody)
  expect(out).toMatchObject({
    status: 401,
    headers: { 'content-language': 'pt', 'cache-control': 'no-store' },
    said: { message: 'Faltam os dados de autenticação.', code: 'unauthenticated' },
  })
  const role = await ask('zh-CN', 'POST', '/settings/update', {})
  expect([role.status, role.said]).toMatchObject([403, { message: '您的角色无权执行此操作。' }])
  expect(role.headers['content-language']).toBe('zh-Hans')
  const large = await ask('ae, ar-AE', 'POST', '/banners/home/icm', { x: 'x'.repeat(1_100_000) })
  expect([large.status, large.said]).toMatchObject([
    413,
    { message: 'الطلب كبير جدًا.', code: 'tooLarge' },
  ])
})

test('fields are told in words with their labels, with a code beside each', async () => {
  const body = { approval: 1, name: 7, colour: 'x' }
  expect(await ask('de-AT', 'POST', '/banners/home/icm', body)).toMatchObject({
    status: 422,
    headers: { 'content-language': 'de' },
    said: {
      message: 'Unvollständige Angaben. Bitte fülle das Formular aus.',
      code: 'incomplete',
      errors: { name: ['Der Wert muss Text sein.'], colour: ['Dieses Feld ist nicht bekannt.'] },
      codes: { name: ['input.text'], colour: ['input.unknownField'] },
    },
  })
  const empty = await ask('de', 'POST', '/banners/home/icm', { approval: 1, name: '' })
  expect(empty.said.errors).toEqual({ name: ['Bitte fülle „Name“ aus.'] })
  const card = await ask('de', 'POST', '/discovers', { approval: 1, items: [{ url: '/menu' }] })
  expect(card.said).toMatchObject({
    errors: {
      'items.0.title': ['Bitte fülle „Titel“ aus.'],
      'items.0.description': ['Bitte fülle die Beschreibung aus'],
      'items.0.gallery_id': ['Bitte wähle ein Bild für „Bild“.'],
    },
    codes: {
      'items.0.title': ['input.fillIn'],
      'items.0.description': ['fillInDescription'],
      'items.0.gallery_id': ['input.choosePicture'],
    },
  })
  const long = await ask('cn;q=0.1, zh', 'POST', '/banners/home/icm', { name: 'x'.repeat(201) })
  expect(long.said.errors).toEqual({ name: ['内容过长。请控制在 200 个字符以内。'] })
})

test('a refused sign-in, and one too many, are said in the language of the page', async () => {
  const wrong = { username: 'nobody-here', password: 'wrong password' }
  const refused = await ask('fr', 'POST', '/auth/login', wrong, nobody)
  expect(refused).toMatchObject({
    status: 401,
    said: { message: 'Le nom d’utilisateur ou le mot de passe est incorrect.' },
  })
  let last = refused
  for (let tries = 0; tries < 50 && last.status !== 429; tries += 1)
    last = await ask('ar', 'POST', '/auth/login', wrong, nobody)
  expect(last).toMatchObject({ status: 429, said: { code: 'tooManyTries' } })
  expect(last.said.message).toMatch(/^محاولات كثيرة جدًا/)
})

test('a conflict names who and since when, in words of the reader and an unformatted moment', async () => {
  const { tokenOf } = app
  const other = { authorization: `Bearer ${await tokenOf(asEditor2)}` }
  await ask('en', 'POST', '/banners/home/icm', { ...icmLine('Mine'), approval: 1 })
  const late = { ...icmLine('Late'), version: 99 }
  const { status, said } = await ask('de', 'POST', '/banners/home/icm', late, other)
  expect([status, said.code]).toEqual([409, 'locked'])
  const at = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`
  expect(said.message).toMatch(
    new RegExp(`^„ICM-Banner“ wurde von editor am ${at} eingereicht und ist gesperrt`),
  )
  // The record that comes along says why it is locked, in the same language.
  expect(said.data).toMatchObject({ current: { lock: said.message } })
  const arabic = await ask('ar', 'POST', '/banners/home/icm', late, other)
  expect(arabic.said.message).toMatch(new RegExp(`\u2068${at}\u2069`))
})

test('what went well is said in the language of the reader too', async () => {
  const { headers, body } = multipart([{ field: 'image[]', name: 'menu.pdf', bytes: testPdf() }])
  const sent = { headers: { ...token, ...headers, 'accept-language': 'es' }, body }
  const { bytes } = await app.send('POST', '/api/galleries', sent)
  expect(JSON.parse(bytes.toString())).toMatchObject({
    message: 'menu.pdf se ha subido.',
    code: 'upload.added',
  })
  const again = await app.send('POST', '/api/galleries', sent)
  expect(JSON.parse(again.bytes.toString()).message).toBe(
    'menu.pdf ya está en la biblioteca y no se ha guardado dos veces.',
  )
})

test('every language says the same code', async () => {
  const words = new Map<string, string>()
  for (const language of languages) {
    const { said, headers } = await ask(languageTags[language], 'GET', '/logs/2147483647')
    expect(said.code).toBe('noSuchRecord')
    expect(headers['content-language']).toBe(languageTags[language])
    words.set(said.message, language)
  }
  expect(words.size).toBe(languages.length)
})

test('an answer that is kept for everybody does not depend on who asks first', async () => {
  const first = await app.get('/api/banners/home/main', { 'accept-language': 'de' })
  const second = await app.get('/api/banners/home/main', { 'accept-language': 'ar' })
  expect(first.status).toBe(200)
  expect(second.bytes.toString()).toBe(first.bytes.toString())
  expect(JSON.parse(first.bytes.toString())).toMatchObject({ message: 'Loaded.', code: 'loaded' })
})

test('nothing is stored in the language of whoever asked', async () => {
  const app = await openTestApp()
  const { authorization } = { authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  const headers = { authorization, 'accept-language': 'de', 'content-type': 'application/json' }
  const save = (approval: number) => {
    const body = [JSON.stringify({ ...icmLine('Grill'), approval })]
    return app.send('POST', '/api/banners/home/icm', { headers, body })
  }
  expect((await save(0)).status).toBe(200)
  const lines = await app.desk.log()
  expect(lines.map(({ description }) => description)).toEqual(['ICM Banner saved as draft'])
  expect(lines.map(({ remarks }) => remarks)).toEqual([null])
  const log = await app.get('/api/logs', headers)
  expect(JSON.parse(log.bytes.toString()).data.data).toMatchObject([
    { description: 'ICM-Banner: als Entwurf gespeichert', remarks: null },
  ])
  expect(app.lines.join('\n')).not.toMatch(/gespeichert|Entwurf/)
})
