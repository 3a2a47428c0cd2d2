// A kitchen's own network: the back office at a name of its own, without https. Browsers keep some
// of their functions from such an address; whatever is added on a screen has to do without them.
import type { Page } from '@playwright/test'
import { card, expectNotice, openHomeEditor, sentences, take } from './support/home-editor.ts'
import { expect, test } from './support/journey.ts'
import { chooseFiles, openMediaLibrary, openUpload, picture } from './support/media-library.ts'
import { signIn } from './support/people.ts'

test.use({ ownApp: true, contextOptions: { reducedMotion: 'reduce' } })

test('slides, rows and files are added over plain http', async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowPlainHttp()
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://kitchen.test:${port}/admin/login`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await signIn(page, 'admin')
  await test.step('a file is uploaded', () => uploadFile(page))
  await test.step('a slide is added and saved', () => addSlide(page))
  await test.step('an account and a group of words are added and saved', () => addRows(page))
})

async function uploadFile(page: Page): Promise<void> {
  await openMediaLibrary(page)
  const upload = await openUpload(page)
  const files = [await picture('plain.jpg', 'gold')]
  await chooseFiles(page, upload.getByRole('button', { name: 'Choose files' }), files)
  await upload.getByRole('button', { name: 'Upload 1 file' }).click()
  await expectNotice(page, 'Upload Media', 'plain.jpg was uploaded.')
}

async function addSlide(page: Page): Promise<void> {
  await openHomeEditor(page)
  await card(page, 'Hero Banner').getByRole('button', { name: 'Edit Hero Banner' }).click()
  const modal = page.getByRole('dialog', { name: 'Edit Hero Banner' })
  const slides = modal.getByRole('button', { name: /^Slide \d/ })
  await expect(slides).toHaveCount(4)
  await modal.getByRole('button', { name: 'Add slide' }).click()
  await expect(slides).toHaveCount(5)
  await modal.getByRole('button', { name: 'Done' }).click()
  await take(page, 'Hero Banner', 'Save Draft', sentences.saved)
}

async function addRows(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('tab', { name: 'Social Media' }).click()
  await page.getByRole('button', { name: 'Add account' }).click()
  await expect(page.getByLabel(/^Account \d+: Name$/).last()).toBeFocused()
  await page.keyboard.type('Radio')
  await page
    .getByLabel(/^Account \d+: URL$/)
    .last()
    .fill('radio.example')
  await saveTab(page, 'Social Media', 'Settings')
  await page.getByRole('tab', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Add group' }).click()
  await expect(page.getByLabel(/^Group \d+: Words/).last()).toBeFocused()
  await page.keyboard.type('shake, milkshake, frappe')
  await saveTab(page, 'Search', 'Search synonyms')
  expect(await repeatedIds(page), 'several sets share this screen').toEqual([])
}

function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
}

async function saveTab(page: Page, tab: string, title: string): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: tab })
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(page, title, 'Saved. Guests see it now.')
}
