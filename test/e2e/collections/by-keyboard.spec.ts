// A list is worked through by somebody who uses no mouse: searched, sorted, turned over, chosen from
// and put in order.
import { expectAccessible } from '../support/accessible.ts'
import { promotionsOf } from '../support/entries.ts'
import { openList, row } from '../support/entry-screen.ts'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'

test.use({ ownApp: true })

test('a list is searched, sorted, turned over, and a draft submitted, all by keyboard', async ({
  enter,
  baseURL,
}) => {
  const promotions = promotionsOf(baseURL)
  for (const number of [1, 2, 3, 4, 5, 6]) await promotions.add({ title: `Winter idea ${number}` })
  const editor = await enter('editor')
  await press(editor, editor.getByRole('link', { name: 'Promotions', exact: true }))
  await expect(editor.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()

  await press(editor, editor.getByRole('searchbox', { name: 'Search' }), null)
  await editor.keyboard.type('winter')
  await expect(editor).toHaveURL(/search=winter/)
  await expect(editor.getByRole('status').filter({ hasText: '1–5 of 6' })).toBeVisible()
  await press(editor, editor.getByRole('button', { name: 'Title' }))
  await press(editor, editor.getByRole('button', { name: 'Title' }))
  await expect(editor.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(editor.getByRole('row').nth(1)).toContainText('Winter idea 6')
  await press(editor, editor.getByRole('button', { name: 'Page 2' }))
  await expect(row(editor, 'Winter idea 1')).toBeVisible()

  await press(editor, editor.getByRole('checkbox', { name: 'Select “Winter idea 1”' }), 'Space')
  const chosen = editor.getByRole('region', { name: 'Actions for the selected entries' })
  await expect(chosen).toContainText('1 entry selected')
  await press(editor, chosen.getByRole('button', { name: 'Submit For Approval' }))
  const sure = editor.getByRole('dialog', { name: 'Submit 1 entry for approval?' })
  await press(editor, sure.getByRole('button', { name: 'Submit For Approval' }))
  const told = editor.getByRole('dialog', { name: 'Promotions' })
  await expect(told).toContainText('1 of 1 completed.')
  await expect(told.getByRole('button', { name: 'Close' })).toBeFocused()
  await editor.keyboard.press('Enter')
  await expect(row(editor, 'Winter idea 1')).toContainText('Pending')
  await expect(editor.getByRole('heading', { level: 1, name: 'Promotions' })).toBeFocused()

  await editor.goBack()
  await expect(row(editor, 'Winter idea 6')).toBeVisible()
  await press(editor, row(editor, 'Winter idea 6').getByRole('link'))
  await expect(editor.getByRole('heading', { level: 1, name: 'Winter idea 6' })).toBeVisible()
  await editor.goBack()
  await expect(editor).toHaveURL(/search=winter&sort=-title/)
})

test('an order is changed by keyboard, and goes for approval as one change', async ({
  enter,
  baseURL,
}) => {
  const promotions = promotionsOf(baseURL)
  await promotions.publish({ title: 'Soup season' })
  const editor = await enter('editor')
  await openList(editor, 'Promotions')
  await press(editor, editor.getByRole('button', { name: 'Order' }))
  const order = editor.getByRole('region', { name: 'Order: Promotions' })
  const lines = order.getByRole('list', { name: 'Order: Promotions' }).getByRole('listitem')
  const names = order.locator('bdi')
  await expect(lines.filter({ hasText: 'Soup season' })).toBeVisible()
  const before = await names.allTextContents()
  await press(editor, order.getByRole('button', { name: 'Move Soup season to the top' }))
  await press(editor, order.getByRole('button', { name: `Move ${before[1]} up` }))
  await expect(names.first()).toHaveText('Soup season')
  await expect(names.nth(1)).toHaveText(before[1] ?? '')
  editor.on('dialog', (question) => void question.accept())
  await editor.reload()
  await expect(order.getByText('Unsaved changes restored')).toBeVisible()
  await expect(names.first()).toHaveText('Soup season')
  await press(editor, order.getByRole('button', { name: 'Submit For Approval' }))
  const told = editor.getByRole('dialog', { name: 'Order: Promotions' })
  await expect(told).toContainText('Your Approval Request has been submitted')
  await expect(told.getByRole('button', { name: 'Close' })).toBeFocused()
  await editor.keyboard.press('Enter')
  await expect(order.getByRole('img', { name: 'Locked' })).toBeVisible()
  await expect(names.first()).toHaveText('Soup season')
})

test('an entry of a long list is found by name, and moved behind one of another page', async ({
  enter,
  baseURL,
}) => {
  const promotions = promotionsOf(baseURL)
  for (let number = 1; number <= 55; number++)
    await promotions.add({ title: `Autumn idea ${number}` })
  const editor = await enter('editor')
  await openList(editor, 'Promotions')
  await press(editor, editor.getByRole('button', { name: 'Order' }))
  const order = editor.getByRole('region', { name: 'Order: Promotions' })
  const choose = async (label: string, name: string) => {
    await order.getByRole('combobox', { name: label }).focus()
    await editor.keyboard.type(name)
    const option = editor.getByRole('option', { name, exact: true })
    await expect(async () => {
      await editor.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('data-combobox-selected', 'true', { timeout: 100 })
    }).toPass()
    await editor.keyboard.press('Enter')
  }
  await choose('Entry to move', 'Autumn idea 55')
  await choose('Place it after', 'Autumn idea 55')
  await expect(order.getByText('An entry cannot come after itself.')).toBeVisible()
  await choose('Place it after', 'Autumn idea 11')
  await press(editor, order.getByRole('button', { name: 'Move', exact: true }))
  await expect(order).toContainText('Autumn idea 55 comes after Autumn idea 11 once this is saved.')
  await expectAccessible(editor)
  await order.getByRole('button', { name: 'Save Draft' }).press('Enter')
  await expect(order.getByText('Unsaved changes')).toBeHidden()
  const names = order.locator('bdi')
  const shown = await names.allTextContents()
  expect(shown[shown.indexOf('Autumn idea 11') + 1]).toBe('Autumn idea 55')
})
