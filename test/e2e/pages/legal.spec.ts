// A new version of the privacy policy: written where the sidebar leads, announced, and compared word for word.
import { expectAccessible } from '../support/accessible.ts'
import { approve } from '../support/approval-queue.ts'
import { form, inDays, step } from '../support/entry-screen.ts'
import { sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the contents lead to a part and mark it, and a former version is still there', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(/#cookies$/)
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText('Cookies')
  await page.getByRole('link', { name: 'Version of 1 March 2025' }).click()
  await expect(page.getByRole('note')).toContainText('This is an earlier version')
  await expect(page.getByText(/until the door has closed behind him/)).toBeVisible()
  await expectAccessible(page)
})

test.describe('with an app of its own', () => {
  test.use({ ownApp: true })

  test('a new version is announced to guests, who read what will change', async ({
    enter,
    visit,
  }) => {
    const editor = await enter('editor')
    await editor
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Privacy Policy' })
      .click()
    await expect(editor).toHaveURL(/\/admin\/pages\/privacy-policy$/)
    const page = form(editor, 'Legal page')
    await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0)
    await page.getByLabel('Effective date').fill(inDays(40).slice(0, 10))
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.click()
    await editor.keyboard.press('ControlOrMeta+End')
    await editor.keyboard.type(' Nobody has to search for it.')
    await expectAccessible(editor)
    await step(editor, 'Legal page', 'Submit For Approval', sentences.submitted)
    await approve(await enter('approver'), 'Legal page: Privacy Policy')

    const guest = await visit()
    await guest.goto('/privacy-policy')
    await expect(guest.getByRole('note')).toContainText(/^A new version applies from /)
    await expect(guest.getByText('Nobody has to search for it.')).toBeHidden()
    await expectAccessible(guest)
    await guest.getByRole('link', { name: 'See what changes' }).click()
    await expect(guest.locator('ins').filter({ hasText: 'Nobody has to search' })).toBeVisible()
    await expect(guest.getByText(/paragraphs unchanged/).first()).toBeVisible()
    await expectAccessible(guest)
  })
})
