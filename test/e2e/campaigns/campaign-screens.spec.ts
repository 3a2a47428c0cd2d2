// The screens of campaigns: the list, a campaign with what it changes, and its steps.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Campaigns } from '../support/campaigns.ts'
import { openList } from '../support/entry-screen.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'

test.use({ ownApp: true })

const table = (page: Page) => page.getByRole('table', { name: 'Campaigns' })

const change = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Changes' }).getByRole('row').filter({ hasText: title })

test('by keyboard a campaign is made that repeats weekly; what is typed survives a reload', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const editor = await enter('editor')
  await openList(editor, 'Campaigns')
  await expect(editor.getByText('There are no campaigns yet.')).toBeVisible()
  await press(editor, editor.getByRole('button', { name: 'New campaign' }))
  const adding = editor.getByRole('form', { name: 'New campaign' })
  await expect(adding.getByLabel('Name')).toBeFocused()
  await editor.keyboard.type('Lunch')
  await press(editor, adding.getByLabel('Only on some days of the week'), 'Space')
  await press(editor, adding.getByLabel('Monday'), 'Space')
  await expect(adding.getByText('Time zone of the brand').first()).toBeVisible()
  await expectAccessibleInBothColours(editor)
  await editor.reload()
  await press(editor, editor.getByRole('button', { name: 'New campaign' }))
  await expect(adding.getByText('Unsaved changes restored')).toBeVisible()
  await expect(adding.getByLabel('Monday')).not.toBeChecked()
  await adding.getByRole('button', { name: 'Save' }).click()
  await editor.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(adding.getByLabel('Last day')).toHaveAccessibleDescription(/not valid/)
  await adding.getByLabel('Last day').fill('2099-03-31')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Lunch' })).toBeVisible()
  await expect(
    editor.getByText('Tue, Wed, Thu, Fri, 11:00 am to 02:00 pm, until 31-Mar-2099'),
  ).toBeVisible()
  await expect(editor.getByText('There is nothing in this campaign yet.')).toBeVisible()

  await press(editor, editor.getByRole('button', { name: 'Edit campaign' }))
  const editing = editor.getByRole('form', { name: 'Lunch' })
  await editing.getByLabel('Only on some days of the week').uncheck()
  await editing.getByLabel('Start').fill('2099-06-01T09:00')
  await editing.getByLabel('Rank').fill('3')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('From 01-Jun-2099 09:00 am')).toBeVisible()
  await expect(editor.getByText('Rank 3')).toBeVisible()
})

test('what is not ready is named beside it, and single changes are taken out', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const campaigns = new Campaigns(baseURL)
  const id = await campaigns.add({ name: 'Summer' })
  await campaigns.saveLine(id, 'Summer is here')
  await campaigns.addEntry(id, '/faqs', { question: 'When is summer?' })
  const editor = await enter('editor')
  await editor.goto(`/admin/campaigns/${id}`)
  await editor.getByRole('button', { name: 'Submit For Approval' }).click()
  await editor.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(editor.getByText('1 change cannot be submitted. It is marked below.')).toBeVisible()
  await expect(change(editor, 'When is summer?')).toContainText('Please fill in Answer.')
  await expect(change(editor, 'ICM Banner')).not.toContainText('Please fill in')
  await expectAccessibleInBothColours(editor)

  const takeOut = editor.getByRole('button', { name: 'Take out…' })
  await expect(takeOut).toBeDisabled()
  await change(editor, 'When is summer?').getByRole('checkbox').check()
  await takeOut.click()
  const asking = editor.getByRole('dialog', { name: 'Take 1 change out of the campaign?' })
  await expect(asking).toContainText('When is summer?')
  await asking.getByRole('button', { name: 'Take out' }).click()
  await expect(change(editor, 'When is summer?')).toHaveCount(0)
  await editor.getByRole('button', { name: 'Submit For Approval' }).click()
  await expect(change(editor, 'ICM Banner')).toContainText('Pending')
  await expect(editor.getByRole('button', { name: 'Edit campaign' })).toHaveCount(0)
  await editor.getByRole('button', { name: 'Withdraw' }).click()
  await expect(change(editor, 'ICM Banner')).toContainText('Draft')

  await editor.getByRole('button', { name: 'Delete campaign' }).click()
  const sure = editor.getByRole('dialog', { name: 'Delete Summer?' })
  await sure.getByRole('button', { name: 'Delete campaign' }).click()
  await expect(editor).toHaveURL(/\/admin\/campaigns$/)
  await expect(editor.getByText('There are no campaigns yet.')).toBeVisible()
})

test('an approver sends one back with remarks, approves, moves and keeps it; the list is filtered', async ({
  enter,
  staff,
  baseURL,
}) => {
  const campaigns = new Campaigns(baseURL)
  const id = await campaigns.add({ name: 'Summer' })
  await campaigns.add({ name: 'Ramadan' })
  await campaigns.saveLine(id, 'Summer is here')
  await campaigns.take(id, 'submit', 'editor')
  const approver = await enter('approver')
  await approver.goto(`/admin/campaigns/${id}`)
  await approver.getByRole('button', { name: 'Reject' }).click()
  const rejecting = approver.getByRole('form', { name: 'Reject Summer?' })
  await rejecting.getByLabel('Remarks').fill('Not before June')
  await rejecting.getByRole('button', { name: 'Reject' }).click()
  await expect(approver.getByText('Not before June')).toBeVisible()

  await campaigns.saveLine(id, 'Summer is nearly here')
  await campaigns.take(id, 'submit', 'editor')
  await approver.reload()
  await approver.getByRole('button', { name: 'Approve' }).click()
  const asking = approver.getByRole('dialog', { name: 'Approve Summer?' })
  await expect(asking).toContainText('ICM Banner')
  await expect(asking).toContainText('From its approval until somebody stops it')
  await asking.getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByText('Live', { exact: true })).toBeVisible()

  await approver.getByRole('button', { name: 'Edit campaign' }).click()
  const editing = approver.getByRole('form', { name: 'Summer' })
  await editing.getByLabel('Start').fill('2099-06-01T09:00')
  await editing.getByRole('button', { name: 'Save' }).click()
  const moving = approver.getByRole('dialog', { name: 'Change Summer?' })
  await moving.getByRole('button', { name: 'Save' }).click()
  await expect(approver.getByText('Live', { exact: true })).toHaveCount(0)
  await approver.getByRole('button', { name: 'Start now' }).click()
  const starting = approver.getByRole('dialog', { name: 'Start Summer now?' })
  await starting.getByRole('button', { name: 'Start now' }).click()
  await expect(approver.getByText('Live', { exact: true })).toBeVisible()

  await change(approver, 'ICM Banner').getByRole('checkbox').check()
  await approver.getByRole('button', { name: 'Keep…' }).click()
  const keeping = approver.getByRole('dialog', { name: 'Keep 1 change for good?' })
  await keeping.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(approver.getByText('There is nothing in this campaign yet.')).toBeVisible()
  await approver.getByRole('button', { name: 'Stop', exact: true }).click()
  const stopping = approver.getByRole('dialog', { name: 'Stop Summer?' })
  await stopping.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(approver.getByText('Expired')).toBeVisible()

  const support = await staff('support')
  await support.goto('/admin/campaigns')
  await expect(support.getByRole('button', { name: 'New campaign' })).toHaveCount(0)
  await support.getByRole('button', { name: 'Over', exact: true }).click()
  await expect(table(support).getByRole('row')).toHaveCount(2)
  await expect(table(support)).toContainText('Summer')
  await support.getByRole('button', { name: 'Not over' }).click()
  await expect(table(support)).toContainText('Ramadan')
  await support.getByRole('searchbox', { name: 'Search the campaigns' }).fill('summer')
  await expect(support.getByText('No campaign matches.')).toBeVisible()
  await support.reload()
  await expect(support.getByText('No campaign matches.')).toBeVisible()
})

test('a campaign is previewed at its start while guests see the site', async ({
  enter,
  visit,
  baseURL,
}) => {
  const campaigns = new Campaigns(baseURL)
  const id = await campaigns.add({ name: 'Summer', starts_at: '2099-06-01T09:00:00Z' })
  await campaigns.saveLine(id, 'Summer is here')
  const editor = await enter('editor')
  await editor.goto(`/admin/campaigns/${id}`)
  const opened = editor.waitForEvent('popup')
  await editor.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await expect(preview.getByText('Summer is here')).toBeVisible()
  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.getByText('Summer is here')).toHaveCount(0)
})

test('the screens fit phones and tablets, in Arabic too, and are found by the palette', async ({
  enter,
  baseURL,
}) => {
  const campaigns = new Campaigns(baseURL)
  const id = await campaigns.add({ name: 'Summer', starts_at: '2099-06-01T09:00:00Z' })
  await campaigns.saveLine(id, 'Summer is here')
  const editor = await enter('editor')
  await editor.keyboard.press('Control+k')
  const palette = editor.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('combobox').fill('campaigns')
  await palette.getByRole('option', { name: 'Campaigns' }).click()
  await expect(table(editor)).toContainText('01-Jun-2099')
  for (const language of ['en', 'ae']) {
    await editor.evaluate((code) => localStorage.setItem('language', code), language)
    for (const width of [390, 820]) {
      await editor.setViewportSize({ width, height: 900 })
      for (const path of ['/admin/campaigns', `/admin/campaigns/${id}`]) {
        await editor.goto(path)
        await expect(editor.getByRole('heading', { level: 1 })).not.toHaveText('')
        await expect(
          editor
            .getByRole('main')
            .getByRole('listitem')
            .first()
            .or(editor.getByRole('row').first()),
        ).toBeVisible()
        await expect.poll(() => horizontalOverflow(editor)).toBeLessThanOrEqual(0)
      }
    }
  }
})
