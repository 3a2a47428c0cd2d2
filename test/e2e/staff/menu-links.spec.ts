// A menu links to an entry and to another site, and follows the entry when it is archived.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { promotionsOf } from '../support/entries.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

function addLink(editor: Page): Promise<void> {
  return editor
    .getByRole('region', { name: 'Structure' })
    .getByRole('button', { name: 'Add link' })
    .click()
}

/** Adds a part of a page, which is chosen by its heading. */
async function addPartOfPage(editor: Page): Promise<void> {
  await addLink(editor)
  const dialog = editor.getByRole('dialog', { name: 'Add link' })
  await dialog.getByLabel('Links to').fill('/work-with-us')
  await dialog.getByLabel('Part of the page').selectOption('Find your job')
  await expect(dialog.getByLabel('Links to')).toHaveValue('/work-with-us#ways')
  await dialog.getByLabel('Label', { exact: true }).fill('Jobs')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog).toBeHidden()
}

/** Adds another site, which needs a label. */
async function addShop(editor: Page): Promise<void> {
  await addLink(editor)
  const dialog = editor.getByRole('dialog', { name: 'Add link' })
  await dialog.getByLabel('Links to').fill('shop.example')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog.getByText('Enter a label.')).toBeVisible()
  await dialog.getByLabel('Label', { exact: true }).fill('Shop')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog).toBeHidden()
}

/** An offer says that the menu links to it, also before it is archived. */
async function expectLinkedFromMenu(editor: Page, offer: number): Promise<void> {
  await editor.goto(`/admin/pages/promo/details/${offer}`)
  const uses = editor.getByRole('region', { name: 'Linked from' })
  await expect(uses.getByRole('link', { name: 'Responsive Menu' })).toBeVisible()
  await editor.getByRole('button', { name: 'Archive' }).click()
  const question = editor.getByRole('dialog', { name: 'Archive “Harvest box”?' })
  await expect(question).toContainText('1 place links to it.')
  await expect(question.getByRole('listitem')).toHaveText(/^Responsive Menu/)
  await expectAccessible(editor)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await uses.getByRole('link', { name: 'Responsive Menu' }).click()
  await expect(editor.getByRole('region', { name: 'Structure' })).toContainText('Harvest box')
}

test('an editor links a menu to an offer and a shop, and the offer leaves it when it ends', async ({
  staff,
  visit,
  baseURL,
}) => {
  const editor = await staff('editor')
  const offers = promotionsOf(baseURL)
  const offer = await offers.publish({ title: 'Harvest box', summary: 'From the farm.' })
  await editor.goto('/admin/header/responsivemenu')
  const structure = editor.getByRole('region', { name: 'Structure' })
  const add = structure.getByRole('button', { name: 'Add link' })
  await structure.getByRole('button', { name: 'Remove Community' }).click()
  await structure.getByRole('button', { name: 'Remove About Us' }).click()

  await test.step('an offer, chosen by keyboard', async () => {
    await add.focus()
    await editor.keyboard.press('Enter')
    const dialog = editor.getByRole('dialog', { name: 'Add link' })
    await expect(dialog.getByLabel('Links to')).toBeFocused()
    await editor.keyboard.type('Harvest box')
    // The list of the letters typed before is there until its own is loaded.
    const found = editor.getByRole('listbox').getByRole('option')
    await expect(found).toHaveText(['Harvest boxPromotion'])
    await editor.keyboard.press('ArrowDown')
    await editor.keyboard.press('Enter')
    await expect(dialog.getByLabel('Links to')).toHaveValue('Promotion: Harvest box')
    await expectAccessible(editor)
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await expect(dialog).toBeHidden()
    await expect(structure.getByText('Harvest box')).toBeVisible()
  })
  await addPartOfPage(editor)
  await addShop(editor)
  for (const width of [390, 1440]) {
    await editor.setViewportSize({ width, height: 900 })
    await expect.poll(() => horizontalOverflow(editor)).toBeLessThanOrEqual(0)
    await expectAccessible(editor)
  }
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  const told = editor.getByRole('dialog', { name: 'Responsive Menu' })
  await expect(told).toContainText('Saved. Guests see it now.')

  const guest = await visit({ viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' })
  const links = guest.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await guest.goto('/home')
  await guest.getByRole('button', { name: 'Pages' }).click()
  await expect(links.filter({ hasText: 'Harvest box' })).toHaveAttribute('href', /harvest-box/)
  await expect(links.filter({ hasText: 'Shop' })).toHaveAttribute('href', 'https://shop.example')

  await expect(links.filter({ hasText: 'Jobs' })).toHaveAttribute('href', '/work-with-us#ways')

  await told.getByRole('button').click()
  await expectLinkedFromMenu(editor, offer.id)

  await offers.approve(await offers.save(offer.id, { archived: true, approval: 1 }))
  await expect(async () => {
    await guest.goto('/home')
    await guest.getByRole('button', { name: 'Pages' }).click()
    await expect(links.filter({ hasText: 'Shop' })).toBeVisible()
    await expect(links.filter({ hasText: 'Harvest box' })).toHaveCount(0)
  }).toPass()
  await editor.reload()
  const dead = structure.getByRole('listitem').filter({ hasText: 'Harvest box' })
  await expect(dead.getByRole('status')).toContainText(
    '“Harvest box” is not published. Guests do not see it in the menu.',
  )
})
