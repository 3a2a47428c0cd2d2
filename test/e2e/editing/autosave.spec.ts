// One's own draft is saved while one types, and nothing typed is lost where it is not.
import type { Locator, Page, Request } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { promotionsOf } from '../support/entries.ts'
import { form, openEntry, step } from '../support/entry-screen.ts'
import { card, openHomeEditor, sentences, take } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const title = 'Late night fries'
const saves = /\/api\/promotions\/\d+/

async function openPromotion(page: Page): Promise<Locator> {
  await openEntry(page, 'Promotions', title)
  return form(page, 'Promotion')
}

function isSave(request: Request): boolean {
  return request.method() === 'POST' && saves.test(request.url())
}

/** The saves that a page sends from now on. */
function savesOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => isSave(request) && sent.push(request))
  return sent
}

function status(promotion: Locator): Locator {
  return promotion.locator('[data-autosave]')
}

test('a draft is saved while one types, and another browser shows it', async ({
  enter,
  baseURL,
}) => {
  await promotionsOf(baseURL).add({ title })
  const editor = await enter('editor')
  const promotion = await openPromotion(editor)
  const summary = promotion.getByLabel('Summary')
  await summary.pressSequentially('Crisp until two. ')
  await expect(status(promotion)).toContainText(/^Saved \d\d:\d\d [ap]m$/)
  await expect(promotion.getByText('Unsaved changes')).toHaveCount(0)
  const again = editor.waitForResponse((one) => isSave(one.request()))
  await summary.pressSequentially('Then closed.')
  await again
  await expect(summary).toHaveValue('Crisp until two. Then closed.')
  await expectAccessibleInBothColours(editor)
  await editor.context().close()

  const other = await openPromotion(await enter('editor2'))
  await expect(other.getByLabel('Summary')).toHaveValue('Crisp until two. Then closed.')
})

test('a card of a page is saved so too, with one line in the log, and its buttons go on', async ({
  enter,
}) => {
  const editor = await enter('editor')
  await openHomeEditor(editor)
  const work = card(editor, 'Work with Us')
  await work.getByLabel('Title').fill('Join us')
  await take(editor, 'Work with Us', 'Save Draft', sentences.saved)
  await work.getByLabel('Title').fill('Join the crew')
  await expect(status(work)).toContainText('Saved')
  await editor.reload()
  await expect(work.getByLabel('Title')).toHaveValue('Join the crew')
  await expect(editor.getByRole('button', { name: /^Work with Us saved as draft/ })).toHaveCount(1)
  await work.getByLabel('Title').fill('Join the night crew')
  await expect(status(work)).toContainText('Saved')
  // What is saved already is not asked about: the button says that it is.
  await take(editor, 'Work with Us', 'Save Draft', sentences.saved)
})

test('what is typed offline is kept, and saved once the connection is back', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowBrokenLine()
  await promotionsOf(baseURL).add({ title })
  const editor = await enter('editor')
  const promotion = await openPromotion(editor)
  await editor.context().setOffline(true)
  await promotion.getByLabel('Summary').fill('Typed on the train.')
  await expect(status(promotion)).toContainText('Not saved:')
  await expect(promotion.getByText('Unsaved changes')).toBeVisible()
  await editor.context().setOffline(false)
  await expect(status(promotion)).toContainText('Saved')
  const other = await openPromotion(await enter('editor2'))
  await expect(other.getByLabel('Summary')).toHaveValue('Typed on the train.')
})

test('another person’s draft waits for the button, which makes it one’s own', async ({
  enter,
  staff,
  baseURL,
}) => {
  await promotionsOf(baseURL).add({ title }, 'editor2')
  const editor = await staff('editor')
  await editor.clock.install()
  await editor.goto('/dashboard')
  const promotion = await openPromotion(editor)
  const sent = savesOf(editor)
  await promotion.getByLabel('Summary').fill('Not mine yet.')
  await expect(promotion.getByText('Unsaved changes')).toBeVisible()
  await editor.clock.fastForward(60_000)
  await expect(promotion.getByText('Unsaved changes')).toBeVisible()
  expect(sent).toEqual([])
  await step(editor, 'Promotion', 'Save Draft', sentences.saved)
  await promotion.getByLabel('Summary').fill('Mine now.')
  await editor.clock.fastForward(60_000)
  await expect(status(promotion)).toContainText('Saved')
  await step(editor, 'Promotion', 'Submit For Approval', sentences.submitted)
  await expect(promotion.getByText('Pending', { exact: true }).first()).toBeVisible()
  await expect(status(promotion)).toHaveCount(0)
  const other = await openPromotion(await enter('editor2'))
  await expect(other).toContainText('Mine now.')
})

test('a newer version from another tab is compared when the person wants to', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const promotions = promotionsOf(baseURL)
  const { id } = await promotions.add({ title, summary: 'After eleven.' })
  const editor = await enter('editor')
  const promotion = await openPromotion(editor)
  // The answer brings the newer version, not a later look at the server.
  await editor.route('**/api/promotions/create/**', () => undefined)
  await editor.route(
    saves,
    async (route) => {
      await promotions.save(id, { summary: 'From the other tab.' })
      await route.continue()
    },
    { times: 1 },
  )
  await promotion.getByLabel('Summary').fill('From this tab.')
  await expect(status(promotion)).toContainText('Not saved: Someone saved a newer version')
  await expect(promotion.getByLabel('Summary')).toHaveValue('From this tab.')
  await expect(editor.getByRole('dialog')).toHaveCount(0)
  await status(promotion).getByRole('button', { name: 'Compare versions' }).click()
  const conflict = editor.getByRole('dialog', { name: 'Promotion' })
  await conflict.getByRole('group', { name: 'Summary' }).getByText('From this tab.').click()
  await conflict.getByRole('button', { name: 'Merge both versions' }).click()
  await expect(status(promotion)).toContainText(/^Saved/)
  const other = await openPromotion(await enter('editor2'))
  await expect(other.getByLabel('Summary')).toHaveValue('From this tab.')
})

test('a refused autosave leaves the text and the buttons, and is not repeated', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const promotions = promotionsOf(baseURL)
  await promotions.add({ title: 'Taken' })
  await promotions.add({ title })
  const editor = await staff('editor')
  await editor.clock.install()
  await editor.goto('/dashboard')
  const promotion = await openPromotion(editor)
  const sent = savesOf(editor)
  const address = promotion.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill('taken')
  await expect(status(promotion)).toContainText('Not saved:')
  await expect(address).toHaveValue('taken')
  await expect(promotion.getByText('Unsaved changes')).toBeVisible()
  await editor.clock.fastForward(60_000)
  await expect(promotion.getByText('Unsaved changes')).toBeVisible()
  expect(sent).toHaveLength(1)
  await address.fill('late-fries')
  await expect(status(promotion)).toContainText(/^Saved/)
})

test('a tab that is hidden saves at once: it may be closed next', async ({
  staff,
  enter,
  baseURL,
}) => {
  await promotionsOf(baseURL).add({ title })
  const editor = await staff('editor')
  await editor.clock.install()
  await editor.goto('/dashboard')
  const promotion = await openPromotion(editor)
  await editor.clock.pauseAt(Date.now() + 60_000)
  const saved = editor.waitForResponse((one) => isSave(one.request()) && one.ok())
  await promotion.getByLabel('Summary').fill('Typed before the tab was closed.')
  await editor.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await saved
  const other = await openPromotion(await enter('editor2'))
  await expect(other.getByLabel('Summary')).toHaveValue('Typed before the tab was closed.')
})

test('a button pressed during an autosave waits for it', async ({ enter, baseURL }) => {
  await promotionsOf(baseURL).add({ title, summary: 'After eleven.' })
  const editor = await enter('editor')
  const promotion = await openPromotion(editor)
  const pressed = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  await editor.route(
    saves,
    async (route) => {
      begun.resolve()
      await pressed.promise
      await route.continue()
    },
    { times: 1 },
  )
  await promotion.getByLabel('Summary').fill('After midnight.')
  await begun.promise
  await promotion.getByRole('button', { name: 'Save Draft' }).click()
  pressed.resolve()
  await expect(editor.getByRole('dialog', { name: 'Promotion' })).toContainText(sentences.saved)
})

test('an autosave whose answer was lost is repeated, also by the button', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowBrokenLine()
  await promotionsOf(baseURL).add({ title, summary: 'After eleven.' })
  const editor = await enter('editor')
  const promotion = await openPromotion(editor)
  await editor.route(
    saves,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await promotion.getByLabel('Summary').fill('After midnight.')
  await expect(status(promotion)).toContainText('Not saved:')
  await step(editor, 'Promotion', 'Save Draft', sentences.saved)
  await expect(promotion.getByLabel('Summary')).toHaveValue('After midnight.')
  await expect(promotion.getByText('Unsaved changes')).toHaveCount(0)
})

test('what an earlier visit left waits for a change, so that it can be discarded', async ({
  staff,
  baseURL,
}) => {
  await promotionsOf(baseURL).add({ title, summary: 'After eleven.' })
  const editor = await staff('editor')
  await editor.clock.install()
  await editor.goto('/dashboard')
  const promotion = await openPromotion(editor)
  const summary = promotion.getByLabel('Summary')
  const begun = Promise.withResolvers<void>()
  await editor.route(saves, () => begun.resolve())
  editor.on('dialog', (question) => void question.accept())
  await summary.fill('After midnight.')
  await editor.clock.fastForward(5_000)
  await begun.promise
  await editor.reload()
  await editor.unroute(saves)
  const restored = promotion.getByText('Unsaved changes restored')
  await expect(restored).toBeVisible()
  await expect(summary).toHaveValue('After midnight.')
  await editor.clock.fastForward(60_000)
  await expect(restored).toBeVisible()
  await expect(status(promotion)).toHaveText('')
  await summary.fill('After midnight, until two.')
  await editor.clock.fastForward(5_000)
  await expect(status(promotion)).toContainText(/^Saved/)
  await expect(restored).toHaveCount(0)
})

test('what the server has, although its answer was lost, is not restored as unsaved', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowBrokenLine()
  await promotionsOf(baseURL).add({ title, summary: 'After eleven.' })
  const editor = await enter('editor')
  const promotion = await openPromotion(editor)
  const lost = Promise.withResolvers<void>()
  await editor.route(saves, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
    lost.resolve()
  })
  editor.on('dialog', (question) => void question.accept())
  await promotion.getByLabel('Summary').fill('After midnight.')
  await lost.promise
  await editor.reload()
  await expect(promotion.getByLabel('Summary')).toHaveValue('After midnight.')
  await expect(promotion.getByText('Unsaved changes')).toHaveCount(0)
})
