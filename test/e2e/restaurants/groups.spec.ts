// Groups of restaurants: by rule and by hand, nested, and what stands in the way of deleting one.
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Entries } from '../support/entries.ts'
import { openList } from '../support/entry-screen.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'

test.use({ ownApp: true })

async function openGroups(page: Page) {
  await openList(page, 'Restaurant groups')
}

const groupRow = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Restaurant groups' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) })

async function save(page: Page, dialog: Locator) {
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The group has been saved.')).toBeVisible()
  await closeNotice(page)
  await expect(dialog).toHaveCount(0)
}

async function closeNotice(page: Page) {
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** The form of a dialog: a notice about it has the same name. */
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

test('a group is made by a rule, put into another, and leads to its restaurants', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const editor = await enter('editor')
  await openGroups(editor)
  await expect(editor.getByText('There are no groups yet.')).toBeVisible()
  await editor.getByRole('button', { name: 'New group' }).click()
  const adding = form(editor, 'New group')
  await adding.getByLabel('Name').fill('Everywhere')
  await save(editor, adding)

  await editor.getByRole('button', { name: 'New group' }).click()
  await adding.getByLabel('Name').fill('everywhere')
  await adding.getByLabel('Part of').click()
  await editor.getByRole('option', { name: 'Everywhere' }).click()
  await adding.getByRole('combobox', { name: 'Services' }).click()
  await editor.getByRole('option', { name: 'Delivery' }).click()
  await editor.keyboard.press('Escape')
  await adding.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(adding.getByText('Another group has this name.')).toBeVisible()
  await expectAccessibleInBothColours(editor)
  await adding.getByLabel('Name').fill('With delivery')
  const laws = adding.getByRole('group', { name: 'Disclosure' })
  await laws.getByRole('checkbox', { name: 'United States' }).check()
  await laws.getByRole('checkbox', { name: 'No profile' }).check()
  await adding.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(laws).toHaveAccessibleDescription(/No profile/)
  await laws.getByRole('checkbox', { name: 'No profile' }).uncheck()
  await save(editor, adding)

  const row = groupRow(editor, 'With delivery')
  await expect(row).toContainText('Part of Everywhere')
  await expect(row).toContainText('Services: Delivery')
  await expectAccessibleInBothColours(editor)
  await editor.getByRole('button', { name: 'With delivery', exact: true }).click()
  const again = form(editor, 'With delivery')
  await expect(again.getByRole('checkbox', { name: 'United States' })).toBeChecked()
  await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await again.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('link', { name: 'Show restaurants' }).click()
  await expect(editor).toHaveURL(/\/admin\/pages\/contact-us\?group=\d+$/)
})

test('what is typed survives a reload and a refused save, and leaving asks first', async ({
  enter,
}) => {
  const editor = await enter('editor')
  await openGroups(editor)
  await editor.getByRole('button', { name: 'New group' }).click()
  const adding = form(editor, 'New group')
  await adding.getByLabel('Name').fill('The North')
  const town = adding.getByRole('combobox', { name: 'Town' })
  await town.fill('Leeds')
  await town.press('Enter')
  await town.fill('York')
  await town.press('Enter')
  await editor.reload()
  await editor.getByRole('button', { name: 'New group' }).click()
  await expect(adding.getByText('Unsaved changes restored')).toBeVisible()
  await expect(adding.getByLabel('Name')).toHaveValue('The North')
  await expect(adding.getByText('York', { exact: true })).toBeVisible()
  await adding.getByRole('button', { name: 'Cancel' }).click()
  const asking = editor.getByRole('dialog').filter({ hasText: 'are not saved' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  await save(editor, adding)
  await expect(groupRow(editor, 'The North')).toContainText('Town: Leeds, York')
})

test('by keyboard a restaurant is put in by hand, and a group is deleted once it is empty', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const editor = await enter('editor')
  await openGroups(editor)
  const add = editor.getByRole('button', { name: 'New group' })
  await press(editor, add)
  await expect(form(editor, 'New group').getByLabel('Name')).toBeFocused()
  await editor.keyboard.type('Top')
  await press(editor, form(editor, 'New group').getByRole('button', { name: 'Save' }))
  await closeNotice(editor)
  await expect(form(editor, 'New group')).toHaveCount(0)

  await press(editor, add)
  await expect(form(editor, 'New group').getByLabel('Name')).toBeFocused()
  await editor.keyboard.type('Inside')
  await press(editor, form(editor, 'New group').getByLabel('Part of'), null)
  await editor.keyboard.type('to')
  await expect(editor.getByRole('option', { name: 'Top' })).toBeVisible()
  await editor.keyboard.press('ArrowDown')
  await editor.keyboard.press('Enter')
  await press(editor, form(editor, 'New group').getByLabel('Restaurants chosen by hand'), null)
  await editor.keyboard.press('ArrowDown')
  const offered = editor.getByRole('listbox').getByRole('option')
  await expect(offered.first()).toBeVisible()
  await editor.keyboard.press('ArrowDown')
  await editor.keyboard.press('Enter')
  await expect(offered.first()).toBeVisible()
  await press(editor, form(editor, 'New group').getByRole('button', { name: 'Save' }))
  await closeNotice(editor)
  await expect(groupRow(editor, 'Inside')).toContainText('1 restaurant')
  await expect(groupRow(editor, 'Inside')).toContainText('Part of Top')

  await press(editor, editor.getByRole('button', { name: 'Top', exact: true }))
  await press(editor, form(editor, 'Top').getByRole('button', { name: 'Delete group' }))
  const asking = editor.getByRole('dialog', { name: 'Delete Top?' })
  await press(editor, asking.getByRole('button', { name: 'Delete group' }))
  await expect(editor.getByText('There are groups inside this one.')).toBeVisible()
  await editor.keyboard.press('Escape')
  await editor.keyboard.press('Escape')
  await expect(form(editor, 'Top')).toHaveCount(0)
  await press(editor, editor.getByRole('button', { name: 'Inside', exact: true }))
  await press(editor, form(editor, 'Inside').getByRole('button', { name: 'Delete group' }))
  const sure = editor.getByRole('dialog', { name: 'Delete Inside?' })
  await press(editor, sure.getByRole('button', { name: 'Delete group' }))
  await expect(editor.getByText('The group has been deleted.')).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(form(editor, 'Inside')).toHaveCount(0)
  await expect(groupRow(editor, 'Top')).toBeVisible()
  await expect(groupRow(editor, 'Inside')).toHaveCount(0)
})

test('whoever may not edit groups reads them; the screen fits phones, in Arabic too', async ({
  enter,
  staff,
}) => {
  const editor = await enter('editor')
  await openGroups(editor)
  await editor.getByRole('button', { name: 'New group' }).click()
  const adding = form(editor, 'New group')
  await adding.getByLabel('Name').fill('Harbour')
  await save(editor, adding)
  const approver = await staff('approver')
  await approver.goto('/admin/restaurants/groups')
  await expect(approver.getByRole('cell', { name: 'Harbour', exact: true })).toBeVisible()
  await expect(approver.getByRole('button', { name: 'New group' })).toHaveCount(0)
  await expect(approver.getByRole('button', { name: 'Harbour' })).toHaveCount(0)
  for (const language of ['en', 'ae']) {
    await editor.evaluate((code) => localStorage.setItem('language', code), language)
    for (const width of [390, 820]) {
      await editor.setViewportSize({ width, height: 900 })
      await editor.goto('/admin/restaurants/groups')
      await editor.getByRole('button', { name: 'Harbour' }).click()
      await expect(editor.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Harbour')
      expect(await horizontalOverflow(editor), `${language} ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the list of restaurants is narrowed down to a group, and a restaurant names its groups', async ({
  enter,
  baseURL,
}) => {
  const groups = new Entries(baseURL, '/locations/groups', 'group')
  const restaurants = new Entries(baseURL, '/locations', 'location')
  const leeds = await restaurants.add({ name: 'Leeds Station' })
  await groups.add({ name: 'Trains', locations: [leeds.id] })
  const editor = await enter('editor')
  await openList(editor, 'Restaurants')
  const filter = editor.getByRole('search').getByLabel('Group')
  await press(editor, filter, null)
  await editor.keyboard.type('tra')
  await expect(editor.getByRole('option', { name: 'Trains' })).toBeVisible()
  await editor.keyboard.press('ArrowDown')
  await editor.keyboard.press('Enter')
  await expect(editor).toHaveURL(/\?group=\d+$/)
  const table = editor.getByRole('table', { name: 'Restaurants' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await editor.reload()
  await expect(filter).toHaveValue('Trains')
  await expectAccessibleInBothColours(editor)
  await table.getByRole('link', { name: 'Leeds Station' }).click()
  await editor.getByRole('region', { name: 'Groups' }).getByRole('link', { name: 'Trains' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(filter).toHaveValue('Trains')
  await editor.getByRole('button', { name: 'Clear filters' }).click()
  await expect(editor).toHaveURL(/contact-us$/)
  await expect(table.getByRole('row')).not.toHaveCount(2)
})
