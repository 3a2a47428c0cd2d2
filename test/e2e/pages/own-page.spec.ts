// An editor builds a page of blocks, an approver publishes it, and guests read it at its slug.
import { expectAccessible } from '../support/accessible.ts'
import { approve } from '../support/approval-queue.ts'
import { promotionsOf } from '../support/entries.ts'
import { form, openList, step } from '../support/entry-screen.ts'
import { sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('a page of blocks is built, sorted by buttons, approved and read', async ({
  enter,
  visit,
  browserErrors,
  baseURL,
}) => {
  browserErrors.allowStatus(404)
  const editor = await enter('editor')
  const offers = promotionsOf(baseURL)
  const offer = await offers.add({ title: 'Rain check', summary: 'Dry feet.' })
  const guest = await visit()
  const page = form(editor, 'Page')
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Add block' }).click()
    const palette = editor.getByRole('dialog', { name: 'Add a block' })
    await expectAccessible(editor)
    await palette.getByRole('button', { name: kind }).click()
  }

  await test.step('blocks come from a palette and are named by their kind and first text', async () => {
    await openList(editor, 'Own pages')
    await editor.getByRole('link', { name: 'Add page' }).click()
    await page.getByRole('textbox', { name: 'Title' }).first().fill('Picnic')
    await add('Quote What somebody said')
    await page.getByRole('textbox', { name: 'Quote' }).fill('Bring a blanket.')
    await add('Hero A large picture')
    await page.getByRole('textbox', { name: 'Title' }).nth(1).fill('Sunday at noon')
    await expect(page.getByRole('button', { name: 'Block 1 Quote' })).toContainText(
      'Bring a blanket.',
    )
  })

  await test.step('its link is found by name, and the field warns until the target is published', async () => {
    const link = page.getByLabel('Link', { exact: true })
    await link.fill('Rain che')
    const found = editor.getByRole('listbox').getByRole('option')
    await expect(found).toHaveText(['Rain checkPromotion'])
    await link.press('ArrowDown')
    await link.press('Enter')
    await expect(link).toHaveValue('Promotion: Rain check')
    const warning = '“Rain check” is not published. Guests do not see the link.'
    await expect(page.getByRole('status').getByText(warning)).toBeVisible()
    await expectAccessible(editor)
  })

  await test.step('a block moves up, is duplicated, removed and restored', async () => {
    await page.getByRole('button', { name: 'Move Block 2 up' }).click()
    await expect(page.getByRole('button', { name: 'Block 1 Hero' })).toBeVisible()
    await page.getByRole('button', { name: 'Duplicate Block 1' }).click()
    await expect(page.getByRole('button', { name: 'Block 2 Hero' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Block 3' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Block 3 Quote' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Block 2' }).click()
  })

  await test.step('guests see it once it is approved, and no sooner', async () => {
    await step(editor, 'Page', 'Submit For Approval', sentences.submitted)
    expect((await guest.goto('/picnic'))?.status()).toBe(404)
    await approve(await enter('approver'), 'Page: Picnic')
    expect((await guest.goto('/picnic'))?.status()).toBe(200)
    const button = guest.getByRole('main').getByRole('link', { name: 'More' })
    await expect(button).toHaveCount(0)
    await offers.approve(await offers.save(offer.id, { approval: 1 }))
    await expect(async () => {
      await guest.goto('/picnic')
      await expect(button).toHaveAttribute('href', /rain-check/)
    }).toPass()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Sunday at noon')
    await expect(guest.getByRole('figure')).toContainText('Bring a blanket.')
    await expectAccessible(guest)
  })
})
