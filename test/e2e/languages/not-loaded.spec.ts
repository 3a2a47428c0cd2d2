// Scripts that do not arrive: the sentences of the reader's language, and dialogs that are loaded when opened.
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test('a back office without its sentences says so, and comes when they do', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  await page.goto('/admin/login')
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.route(/\/assets\/de-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded\. Please reload the page/)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('#not-loaded')).toBeHidden()
})

test('a dialog whose script does not arrive says so, and opens once it does', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const hero = card(editor, 'Hero Banner')
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Half a thought')
  // After a deployment, what is not loaded yet is gone.
  await editor.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  for (const name of ['Edit Hero Banner', 'Comments: ICM Banner']) {
    await editor.getByRole('button', { name }).click()
    const told = editor.getByRole('dialog').filter({ hasText: 'did not load' })
    await expect(told).toContainText('What you typed is kept.')
    await told.getByRole('button', { name: 'Close' }).click()
    await expect(told).toBeHidden()
    await expect(editor.getByRole('button', { name })).toBeFocused()
    await expect(icm.getByLabel('Name')).toHaveValue('Half a thought')
  }
  await editor.unrouteAll()
  await hero.getByRole('button', { name: 'Edit Hero Banner' }).click()
  await expect(editor.getByRole('dialog', { name: 'Edit Hero Banner' })).toBeVisible()
})

test('a part of a form whose script does not arrive says so in its place, and comes on trying again', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  const editor = await enter('editor')
  await editor.route(/\/assets\/rich-text-editor-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  )
  await editor.goto('/admin/pages/faqs/add')
  const question = editor.getByRole('textbox', { name: 'Question' })
  await question.fill('Half a thought')
  const missing = editor.getByRole('alert').filter({ hasText: 'did not load' })
  await expect(missing).toContainText('What you typed is kept.')
  await editor.unrouteAll()
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(editor.getByRole('textbox', { name: 'Answer' })).toBeVisible()
  await expect(missing).toBeHidden()
  await expect(question).toHaveValue('Half a thought')
})
