// A dish goes its whole way: kept back while an allergen is unknown, approved, found by guests,
// taken off the site and brought back.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { approve } from '../support/approval-queue.ts'
import { form, openEntry, openList, step } from '../support/entry-screen.ts'
import { expectNotice, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const title = 'Nettle Soup'
const asked = `Menu item: ${title}`

test('a dish with an unknown allergen waits; then it is approved, found, archived, brought back', async ({
  enter,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  browserErrors.allowStatus(410)
  const editor = await enter('editor')
  const approver = await enter('approver')
  const guest = await visit()
  const dish = form(editor, 'Menu item')

  await test.step('an unknown allergen is named, and keeps it back', async () => {
    await openList(editor, 'Menu items')
    await editor.getByRole('link', { name: 'Add menu item' }).click()
    await dish.getByRole('textbox', { name: 'Name', exact: true }).first().fill(title)
    await level(editor, 'Celery', 'Contains').check()
    await dish.getByRole('button', { name: 'Set what is still “Unknown” to “Free” …' }).click()
    await editor.getByRole('button', { name: 'Yes, I checked each one' }).click()
    await level(editor, 'Mustard', 'Unknown').check()
    await dish.getByRole('button', { name: 'Submit For Approval' }).click()
    await expectNotice(editor, 'Menu item', 'Incomplete details. Please complete the form.')
    const allergens = dish.getByRole('group', { name: 'Allergens' })
    await expect(allergens).toContainText('Not known yet: Mustard.')
    await expect(level(editor, 'Mustard', 'Unknown')).toBeFocused()
    await expectAccessible(editor)
  })

  await test.step('once it is known, the dish is approved and found', async () => {
    await level(editor, 'Mustard', 'May contain').check()
    await nameBarley(editor)
    await step(editor, 'Menu item', 'Submit For Approval', sentences.submitted)
    await approve(approver, asked)
    await search(guest)
    await guest.getByRole('main').getByRole('link', { name: title }).click()
    const allergens = guest.getByRole('region', { name: 'Allergens' })
    await expect(allergens).toContainText(/Gluten: barley.*Celery/s)
    await expect(allergens.getByRole('heading', { name: 'May contain' })).toBeVisible()
  })

  const address = guest.url()

  await test.step('archived, its address says that it is gone, and nobody finds it', async () => {
    await openEntry(editor, 'Menu items', title)
    await editor.getByRole('button', { name: 'Archive', exact: true }).click()
    const sure = editor.getByRole('dialog', { name: `Archive “${title}”?` })
    await sure.getByRole('button', { name: 'Archive', exact: true }).click()
    await expectNotice(editor, title, sentences.submitted)
    await approve(approver, asked)
    expect((await guest.goto(address))?.status()).toBe(410)
    await search(guest)
    await expect(guest.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
    await guest.goto('/menu')
    await expect(guest.getByRole('link', { name: title })).toHaveCount(0)
  })

  await test.step('brought back, it stands where it stood', async () => {
    await editor.reload()
    await editor.getByRole('button', { name: 'Restore', exact: true }).click()
    const sure = editor.getByRole('dialog', { name: `Restore “${title}”?` })
    await sure.getByRole('button', { name: 'Restore', exact: true }).click()
    await expectNotice(editor, title, sentences.submitted)
    await approve(approver, asked)
    expect((await guest.goto(address))?.status()).toBe(200)
    await search(guest)
    await expect(guest.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  })
})

async function nameBarley(editor: Page): Promise<void> {
  const gluten = 'Cereals containing gluten'
  await level(editor, gluten, 'Contains').check()
  const which = editor.getByRole('group', { name: `${gluten}: which?` })
  await which.getByRole('checkbox', { name: 'Barley' }).check()
  await expectAccessible(editor)
}

function level(page: Page, allergen: string, name: string) {
  const group = page.getByRole('radiogroup', { name: allergen, exact: true })
  return group.getByRole('radio', { name, exact: true })
}

/** By a slip of the tongue, as guests type. */
async function search(guest: Page): Promise<void> {
  await guest.goto('/search?query=netle+soup')
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
}
