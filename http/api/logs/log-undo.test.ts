import { expect, test } from 'vitest'
import type { DocumentView, ListPage, LogDetail, LogEntry } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'

type Who = typeof asAdmin | typeof asEditor | typeof asApprover | typeof asSupport

async function openWithSaves(...structures: number[][]) {
  const app = await openTestApp()
  for (const structure of structures) await save(app, structure)
  return app
}

function save(app: TestApp, structure: number[]) {
  return app.call(asEditor, 'POST', '/headers/1/update', { structure })
}

async function livePictures(app: TestApp) {
  const { body } = await app.call<{ menus: { id: number }[] }>(null, 'GET', '/headers/1/view')
  return body.data.menus.map(({ id }) => id)
}

/** The lines of the log, newest first, as somebody sees them. */
async function lines(app: TestApp, who: Who = asEditor, kind = 'main_menu') {
  const { body } = await app.call<ListPage<LogEntry>>(who, 'GET', `/logs?kind=${kind}`)
  return body.data.data
}

async function undo(app: TestApp, id: number, body: object = {}, who: Who = asEditor) {
  return app.call<{ state: DocumentView }>(who, 'POST', `/logs/${id}/undo`, body)
}

test('one click brings back what stood before a save, and another takes that back', async () => {
  const app = await openWithSaves([1], [2, 3])
  const [, line] = await lines(app)
  expect(line?.can_undo).toBe(true)
  expect((await undo(app, line?.id ?? 0)).body).toMatchObject({
    message: 'The change was undone. Guests see the earlier version now.',
    data: { record: { version: 3 } },
  })
  expect(await livePictures(app)).toEqual([1])
  const redo = (await lines(app)).find(({ can_undo }) => can_undo)
  expect(redo).toMatchObject({
    description: 'Main Menu: change undone',
    remarks: expect.stringMatching(/^As it was on \d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  const headers = { authorization: `Bearer ${await app.tokenOf(asAdmin)}`, 'accept-language': 'de' }
  const german = await app.get(`/api/logs/${redo?.id}`, headers)
  expect(JSON.parse(german.bytes.toString()).data).toMatchObject({
    description: 'Hauptmenü: Änderung rückgängig gemacht',
    remarks: expect.stringMatching(/^Wie am \d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  await undo(app, redo?.id ?? 0)
  expect(await livePictures(app)).toEqual([2, 3])
})

test('a line says what taking it back would change of what guests see now', async () => {
  const app = await openWithSaves([1], [2, 3])
  const [, line] = await lines(app)
  const ask = async (who: Who) => {
    const { body } = await app.call<LogDetail>(who, 'GET', `/logs/${line?.id}`)
    return body.data.undo
  }
  expect(await ask(asEditor)).toMatchObject({
    version: 2,
    differences: [
      { kind: 'added', after: 'Home' },
      { kind: 'removed', before: 'Menu' },
      { kind: 'removed', before: 'Promotions' },
    ],
  })
  expect(await ask(asApprover)).toBeNull()
  await save(app, [1])
  expect(await ask(asEditor)).toEqual({ version: 3, differences: [] })
  const first = (await lines(app)).at(-1)
  const { body } = await app.call<LogDetail>(asEditor, 'GET', `/logs/${first?.id}`)
  expect(body.data.undo).toBeNull()
})

test('only the last save offers it, and only to those who may save', async () => {
  const app = await openWithSaves([1], [2], [3])
  const offered = async (who: Who) => (await lines(app, who)).filter((line) => line.can_undo).length
  expect(await offered(asEditor)).toBe(1)
  expect(await offered(asAdmin)).toBe(1)
  expect(await offered(asApprover)).toBe(0)
  expect(await offered(asSupport)).toBe(0)
  const first = await openWithSaves([1])
  expect((await lines(first)).filter((line) => line.can_undo)).toEqual([])
})

test('a save that newer ones have followed is taken back only by whoever has seen the newest', async () => {
  const app = await openWithSaves([1], [2], [3])
  const second = (await lines(app)).filter(({ description }) =>
    String(description).endsWith('published'),
  )[1]
  const id = second?.id ?? 0
  expect(await undo(app, id)).toMatchObject({
    status: 409,
    body: {
      message: 'Newer changes have been saved since. Nothing was overwritten.',
      data: { current: { record: { version: 3 } } },
    },
  })
  expect((await undo(app, id, { version: 2 })).status).toBe(409)
  expect(await livePictures(app)).toEqual([3])
  expect((await undo(app, id, { version: 3 })).status).toBe(200)
  expect(await livePictures(app)).toEqual([1])
})

test('signed out, wrong role, wrong body, unknown line, first save, other steps: refused', async () => {
  const app = await openWithSaves([1])
  const [line] = await lines(app)
  const id = line?.id ?? 0
  expect((await app.call(null, 'POST', `/logs/${id}/undo`, {})).status).toBe(401)
  expect((await undo(app, id, {}, asApprover)).status).toBe(403)
  expect((await undo(app, id, {}, asSupport)).status).toBe(403)
  expect((await undo(app, id, { content: {} })).status).toBe(422)
  expect((await undo(app, 999)).status).toBe(404)
  expect(await undo(app, id)).toMatchObject({
    status: 409,
    body: { message: 'There is no earlier version to go back to.' },
  })
  await app.call(asEditor, 'POST', '/banners/home/icm', icmLine())
  const [draft] = await lines(app, asEditor, 'icm_banner')
  expect((await undo(app, draft?.id ?? 0)).status).toBe(409)
})

test('an editor can take back menus but not settings', async () => {
  const app = await openTestApp()
  for (const brand_name of ['One', 'Two']) {
    await app.call(asAdmin, 'POST', '/settings/update', { brand_name })
  }
  const line = (await lines(app, asAdmin, 'settings')).find(({ can_undo }) => can_undo)
  expect((await lines(app, asEditor, 'settings')).some(({ can_undo }) => can_undo)).toBe(false)
  expect((await undo(app, line?.id ?? 0, {}, asEditor)).status).toBe(403)
  expect((await undo(app, line?.id ?? 0, {}, asAdmin)).status).toBe(200)
})

test('of many clicks at once one takes the save back, the others are refused', async () => {
  const app = await openWithSaves([1], [2])
  const line = (await lines(app)).find(({ can_undo }) => can_undo)
  const clicks = Array.from({ length: 6 }, () => undo(app, line?.id ?? 0))
  const responses = (await Promise.all(clicks)).map(({ status }) => status).sort()
  expect(responses).toEqual([200, 409, 409, 409, 409, 409])
  expect(await livePictures(app)).toEqual([1])
})
