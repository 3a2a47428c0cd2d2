import { expect, test } from 'vitest'
import { messages } from '#catalogue/messages/messages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { addDocument, addPicture, icmLine, teaser } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'

test('the first save opens a draft that only the back office sees', async () => {
  const { save, card, live, preview, log } = await openWorkspace()
  const saved = await save(asEditor, icmBanner, icmLine())
  expect(saved).toEqual({ revisionId: 1, submitted: false, published: false })
  const { record, values, can } = await card(asEditor, icmBanner)
  expect(record).toMatchObject({ id: 1, approval: 0, status_text: 'Draft', author: 'editor' })
  expect(values).toEqual(icmLine())
  expect(can).toEqual(['preview', 'edit', 'save', 'submit', 'discard', 'autosave'])
  expect(await live(icmBanner)).toBeNull()
  expect((await preview(icmBanner))?.values).toEqual(icmLine())
  expect(await log()).toMatchObject([{ step: 'save', from_state: 'none', to_state: 'draft' }])
})

test('a second record is refused while one is open, and the refusal names its author and time', async () => {
  const { save, card, revisions } = await openWorkspace()
  await save(asEditor, icmBanner, icmLine())
  for (const actor of [asEditor, asEditor2]) {
    const current = await card(actor, icmBanner)
    await expect(save(actor, icmBanner, icmLine('Mine'), { now: after(5) })).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      message: expect.stringMatching(/^ICM Banner .* editor,.* 2026-05-01T09:00:00.000Z/),
      details: { data: { current } },
    })
  }
  expect(await revisions()).toHaveLength(1)
})

test('a save at the approved record is refused while a draft is open, and the draft stays', async () => {
  const { save, publish, preview } = await openWorkspace()
  const approved = await publish(icmBanner, icmLine('Live'))
  await save(asEditor, icmBanner, icmLine('Draft'), { id: approved })
  for (const version of [undefined, 4]) {
    const late = save(asEditor2, icmBanner, { name: 'Late', version }, { id: approved })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
  }
  expect((await preview(icmBanner))?.values).toEqual(icmLine('Draft'))
})

test('a draft is changed at its id, by any editor, and what is not sent stays', async () => {
  const { save, card, revisions, store } = await openWorkspace()
  const picture = await addPicture(store)
  const { revisionId } = await save(asEditor, workWithUs, teaser(picture))
  const at = { id: revisionId, now: after(1) }
  const sent = { title: 'Join the crew', version: 1 }
  expect((await save(asEditor2, workWithUs, sent, at)).revisionId).toBe(revisionId)
  const { record, values } = await card(asEditor, workWithUs)
  expect(record).toMatchObject({
    id: revisionId,
    version: 2,
    author: 'editor2',
    updated_at: after(1),
  })
  expect(values).toMatchObject({ title: 'Join the crew', description: teaser(picture).description })
  expect(await revisions()).toHaveLength(1)
})

test('a pending record is locked for everyone, and the refusal says by whom', async () => {
  const { save, card } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  for (const actor of [asEditor, asEditor2]) {
    for (const id of [revisionId, undefined]) {
      const sent = { ...icmLine('Late'), version: 2 }
      await expect(save(actor, icmBanner, sent, id ? { id } : {})).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('submitted by editor on 2026-05-01T09'),
      })
    }
    const { can, lock, values } = await card(actor, icmBanner)
    expect(can).not.toContain('edit')
    expect(lock).toMatchObject({ key: 'locked', values: { name: 'editor' } })
    expect(values).toEqual(icmLine())
  }
})

test('an approved, an expired and a rejected record each are the start of a new draft', async () => {
  const { save, approve, reject, publish, card, live, revisions } = await openWorkspace()
  const first = await publish(icmBanner, icmLine('First'))
  await publish(icmBanner, icmLine('Second'), { id: first })
  const third = await save(asEditor, icmBanner, { ...icmLine('Third'), approval: 1 })
  await reject(asApprover, icmBanner, third.revisionId)
  expect((await revisions()).map(({ state }) => state)).toEqual(['expired', 'approved', 'rejected'])

  for (const { id, content } of await revisions()) {
    const { revisionId } = await save(asEditor, icmBanner, {}, { id })
    expect(revisionId).toBeGreaterThan(id)
    expect((await card(asEditor, icmBanner)).values).toEqual(JSON.parse(content).values)
    expect((await live(icmBanner))?.values).toEqual(icmLine('Second'))
    await save(asEditor, icmBanner, { approval: 1 }, { id: revisionId })
    await reject(asApprover, icmBanner, revisionId)
  }
  await expect(approve(asApprover, icmBanner, first)).rejects.toMatchObject({ code: 'conflict' })
})

test('a save that carries an old version is refused with the current record, and changes nothing', async () => {
  const { save, card, log, revisions } = await openWorkspace()
  const { revisionId: id } = await save(asEditor, icmBanner, icmLine())
  await save(asEditor2, icmBanner, { ...icmLine('Newer'), version: 1 }, { id, now: after(1) })
  const before = [await revisions(), await log()]
  for (const version of [1, 3, 2_147_483_647]) {
    const sent = { ...icmLine('Mine'), version, approval: 1 }
    const current = await card(asEditor, icmBanner, after(2))
    await expect(save(asEditor, icmBanner, sent, { id, now: after(2) })).rejects.toMatchObject({
      code: 'conflict',
      message: messages.stale,
      details: { data: { current } },
    })
    expect(current.values).toEqual(icmLine('Newer'))
  }
  expect([await revisions(), await log()]).toEqual(before)
})

test('an old version is refused on a record that is not open, too', async () => {
  const { save, publish } = await openWorkspace()
  const id = await publish(icmBanner, icmLine())
  const stale = { ...icmLine('Mine'), version: 2 }
  await expect(save(asEditor, icmBanner, stale, { id })).rejects.toMatchObject({ code: 'conflict' })
  await save(asEditor, icmBanner, { ...icmLine('Mine'), version: 3 }, { id })
})

test('approval 1 saves and submits at once, with two lines in the log', async () => {
  const { save, card, log } = await openWorkspace()
  expect(await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })).toMatchObject({
    submitted: true,
  })
  const { record } = await card(asEditor, icmBanner)
  expect(record).toMatchObject({ approval: 1, status_text: 'Pending', version: 2 })
  expect(
    (await log()).map(({ step: transition, description }) => [transition, description]),
  ).toEqual([
    ['save', 'ICM Banner saved as draft'],
    ['submit', 'ICM Banner submitted for approval'],
  ])
})

test('an incomplete record cannot be submitted: every missing field is named, nothing is saved', async () => {
  const { save, revisions, log } = await openWorkspace()
  const sent = { title: ' ', approval: 1 }
  await expect(save(asEditor, workWithUs, sent)).rejects.toMatchObject({
    code: 'invalid',
    status: 422,
    message: messages.incomplete,
    details: {
      errors: {
        title: ['Please fill in Title.'],
        description: [messages.fillInDescription],
        gallery_id: ['Please choose a picture for Image.'],
      },
    },
  })
  expect(await revisions()).toEqual([])
  expect(await log()).toEqual([])
})

test('a picture that is not in the library is refused where it stands', async () => {
  const { save, revisions } = await openWorkspace()
  await expect(save(asEditor, workWithUs, teaser(77))).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: { gallery_id: [messages.noSuchPicture] } },
  })
  expect(await revisions()).toEqual([])
})

test('a document is refused where a picture stands', async () => {
  const { save, revisions, store } = await openWorkspace()
  const document = await addDocument(store)
  await expect(save(asEditor, workWithUs, teaser(document))).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: { gallery_id: [messages.noSuchPicture] } },
  })
  expect(await revisions()).toEqual([])
})

test('a save at a record of something else, or of nothing, is refused', async () => {
  const { save, publish } = await openWorkspace()
  const id = await publish(icmBanner, icmLine())
  await expect(save(asEditor, workWithUs, {}, { id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(save(asEditor, icmBanner, {}, { id: 99 })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(save(asEditor, icmBanner, {}, { id, entry: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('only those who may edit save, whatever the address', async () => {
  const { save, revisions } = await openWorkspace()
  for (const actor of [asApprover, asSupport]) {
    const saving = save(actor, icmBanner, icmLine())
    await expect(saving).rejects.toMatchObject({ code: 'forbidden', message: messages.forbidden })
  }
  expect(await revisions()).toEqual([])
})

test('what needs no approval is not saved as a draft that nobody could ever approve', async () => {
  const { save, revisions } = await openWorkspace()
  await expect(save(asAdmin, settings, { brand_name: 'Marigold' })).rejects.toThrow(
    'frame.settings needs no approval',
  )
  expect(await revisions()).toEqual([])
})
