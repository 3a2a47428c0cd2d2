// A menu item is held to the laws of the restaurants that sell it, and its page prints them.
import { expectAccessible } from '../support/accessible.ts'
import { approve } from '../support/approval-queue.ts'
import { Entries } from '../support/entries.ts'
import { form, openEntry, step } from '../support/entry-screen.ts'
import { expectNotice, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const fries = 'Petal Fries'

test('an item without trans fat is refused while a restaurant in the US sells it, and taken in the EU', async ({
  enter,
  visit,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const restaurants = new Entries(baseURL, '/locations', 'location')
  await restaurants.publish({ name: 'Test Dallas', code: 'TX-1', disclosure: ['us'] })
  const editor = await enter('editor')
  const approver = await enter('approver')
  const restaurant = form(editor, 'Restaurant')
  const dish = form(editor, 'Menu item')

  await test.step('a restaurant says which law holds in it', async () => {
    await openEntry(editor, 'Restaurants', 'Marigold Harbour')
    await restaurant.getByRole('checkbox', { name: 'European Union' }).check()
    await step(editor, 'Restaurant', 'Submit For Approval', sentences.submitted)
    await approve(approver, 'Restaurant: Marigold Harbour')
  })

  await test.step('what all restaurants sell lacks what one has to say, beside its field', async () => {
    await openEntry(editor, 'Menu items', fries)
    await dish.getByRole('textbox', { name: 'Description', exact: true }).fill('Fried once more.')
    await dish.getByRole('button', { name: 'Submit For Approval' }).click()
    await expectNotice(editor, 'Menu item', 'Incomplete details. Please complete the form.')
    const transFat = dish.getByRole('textbox', { name: 'Trans fat' }).first()
    await expect(transFat).toHaveAccessibleDescription(
      'Please fill in Trans fat: restaurants that sell this have to disclose it (United States).',
    )
    await expectAccessible(editor)
  })

  await test.step('sold in Europe alone, it is taken, and its page says where', async () => {
    await dish.getByRole('combobox', { name: 'Only in these restaurants' }).fill('Harbour')
    await editor.getByRole('option', { name: 'Marigold Harbour' }).click()
    await step(editor, 'Menu item', 'Submit For Approval', sentences.submitted)
    await approve(approver, `Menu item: ${fries}`)
    const guest = await visit()
    await guest.goto('/menu')
    const advice = guest.getByText('2,000 calories a day is used for general nutrition advice')
    await expect(advice).toBeVisible()
    await guest.getByRole('link', { name: fries, exact: true }).click()
    await expect(guest.getByRole('link', { name: 'Marigold Harbour' })).toBeVisible()
    await expect(advice).toHaveCount(0)
    await expectAccessible(guest)
  })
})
