// The page stands beside the form and follows what is typed; nobody else sees it.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const tooMany = { success: false, code: 'rate', message: 'Too many calls for a moment' }
const name = 'Show the page beside the form'

test('what is typed is on the page beside the form, and a part of the page opens its field', async ({
  staff,
  browserErrors,
}) => {
  const editor = await staff('editor')
  await editor.setViewportSize({ width: 1440, height: 900 })
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByRole('button', { name }).click()
  const page = editor.frameLocator('iframe')
  const line = page.locator('[data-field="name"]').first()
  await expect(line).toBeVisible()
  const box = icm.getByLabel('Name')
  const seen: number[] = []
  for (const word of ['Open', 'Open before', 'Open before the sun']) {
    const start = Date.now()
    await box.fill(word)
    await expect(line).toHaveText(word)
    seen.push(Date.now() - start)
    await expect(page.locator('[data-focused]')).toHaveText(word)
  }
  browserErrors.allowStatus(429)
  let refused = 0
  await editor.route('**/api/preview/unsaved', (route) => {
    refused += 1
    return refused > 1 ? route.continue() : route.fulfill({ status: 429, json: tooMany })
  })
  await box.fill('Open late')
  await expect(editor.getByText(tooMany.message)).toBeVisible()
  await expect(line).toHaveText('Open before the sun')
  await expect(line).toHaveText('Open late')
  await expect(editor.getByText(tooMany.message)).toHaveCount(0)
  test
    .info()
    .annotations.push({ type: 'typed → seen', description: `${seen.sort((a, b) => a - b)[1]} ms` })
  await icm.getByRole('heading', { level: 2 }).focus()
  await line.click()
  await expect(box).toBeFocused()
  await expectAccessibleInBothColours(editor)
  await expect(page.locator('a').first()).toBeAttached()
  await expect(page.locator('a[href]')).toHaveCount(0)
  await editor.getByRole('button', { name: 'Tablet' }).click()

  const hero = card(editor, 'Hero Banner')
  await hero.getByRole('button', { name }).click()
  await expect(editor.getByRole('button', { name: 'Tablet', pressed: true })).toBeVisible()
  await page.locator('img[data-field="items.0.image"]').click()
  const items = editor.getByRole('dialog', { name: 'Edit Hero Banner' })
  await expect(items.locator('[data-row="0"] [data-field] :focus')).toBeVisible()
  await items.getByRole('button', { name: 'Done' }).click()
  await editor.getByRole('button', { name: 'Hide the page' }).click()
  await expect(editor.locator('iframe')).toHaveCount(0)
})

test('comments take the place of the page beside the form, and the page that of comments', async ({
  staff,
  baseURL,
}) => {
  await new Content(baseURL).saveLine('editor', 'Open before the sun', 0)
  const editor = await staff('editor')
  await editor.setViewportSize({ width: 1440, height: 900 })
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  const page = editor.getByRole('complementary', { name: 'Preview: ICM Banner' })
  const comments = editor.getByRole('complementary', { name: 'Comments: ICM Banner' })
  await icm.getByRole('button', { name }).click()
  await expect(page.locator('iframe')).toBeVisible()
  const commentOnName = icm.getByRole('button', { name: 'Comment on Name' })
  await commentOnName.click()
  await expect(comments.getByRole('heading', { name: 'Comments: ICM Banner' })).toBeFocused()
  await expect(page).toHaveCount(0)
  await editor.keyboard.press('Escape')
  await expect(comments).toHaveCount(0)
  await expect(commentOnName).toBeFocused()
  await commentOnName.click()
  await expect(comments).toBeVisible()
  await icm.getByRole('button', { name }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(comments).toHaveCount(0)
  await page.getByRole('button', { name: 'Tablet' }).focus()
  await editor.keyboard.press('Escape')
  await expect(page).toHaveCount(0)
})
