// The log: its filters, its search and its pages (specification sections 5 and 9).
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { openHomeEditor, openLog } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test.beforeEach(async ({ baseURL }) => {
  const content = new Content(baseURL)
  for (const line of ['One', 'Two', 'Three']) await content.publishLine(line)
  await content.saveLine('editor', 'Four', 1)
  await content.decide('icm_banner', 'reject', 'Zanzibar is not on the menu.')
})

test("a page's own log and the log of everything filter, search and page alike", async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  const page = await staff('support')
  await openHomeEditor(page)
  await compareVersions(page, await openLog(page))
  await useTable(page)
  await page.getByRole('link', { name: 'Logs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
  await expectAccessibleInBothColours(page)
  await useTable(page, ['Action'])
  await readFromTheOldest(page)
})

/** The log of everything can be turned round, and the address keeps it. */
async function readFromTheOldest(page: Page): Promise<void> {
  const log = page.getByRole('table', { name: 'Activity log' })
  const newest = (await rows(log).first().textContent()) ?? ''
  const head = log.getByRole('columnheader', { name: 'Author & Date/Time' })
  await head.getByRole('button').click()
  await expect(rows(log).first()).not.toHaveText(newest)
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'last page' }).click()
  await expect(rows(log).last()).toHaveText(newest)
  // A phone has cards and no heads.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: 'Order of the log' }).selectOption('Newest')
  await expect(page).not.toHaveURL(/order=/)
}

/** Another version shows its own differences only, and is chosen again where it did not load. */
async function compareVersions(page: Page, log: Locator): Promise<void> {
  await log
    .getByRole('button', { name: /^ICM Banner/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const changes = dialog.getByRole('list', { name: 'Changes' })
  const choice = dialog.getByLabel('Compare with')
  await expect(changes).toContainText('Three')

  const held = Promise.withResolvers<void>()
  await page.route('**/api/logs/*?since=*', async (route) => {
    await held.promise
    await route.fulfill({ status: 404, json: { message: 'Not found.' } })
  })
  await choice.selectOption({ index: 3 })
  await expect(changes).toHaveCount(0)
  held.resolve()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/logs/*?since=*')
  await choice.selectOption({ index: 2 })
  await expect(changes).toContainText('Four')
  await page.keyboard.press('Escape')
}

async function useTable(page: Page, more: readonly string[] = []): Promise<void> {
  const log = page.getByRole('table', { name: 'Activity log' })
  await expect(log.getByRole('columnheader')).toHaveText([
    'Description',
    'Author & Date/Time',
    'Approved by & Date/Time',
    'Status',
    'Remarks',
    ...more,
  ])
  await filterByState(page, log)
  await search(page, log)
  await turnPages(page, log)
}

async function filterByState(page: Page, log: Locator): Promise<void> {
  for (const state of ['Approved', 'Pending', 'Rejected', 'Expired']) {
    await page.getByRole('button', { name: state, exact: true }).click()
    await expect(rows(log).first().getByRole('cell').nth(3)).toHaveText(state)
    await expect(rows(log)).toHaveCount(await rows(log).filter({ hasText: state }).count())
  }
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(rows(log)).toHaveCount(5)
}

async function search(page: Page, log: Locator): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search the log' })
  await box.fill('  zanzibar')
  await expect(rows(log)).toHaveCount(1)
  await expect(rows(log)).toContainText('Zanzibar is not on the menu.')
  await box.fill('no such words')
  await expect(page.getByText('Nothing matches. Choose All or change the search.')).toBeVisible()
  await expect(page.getByText(/\bof 0$/)).toHaveCount(0)
  await box.fill('')
  await expect(rows(log)).toHaveCount(5)
}

async function turnPages(page: Page, log: Locator): Promise<void> {
  const size = page.getByRole('combobox', { name: 'Rows per page' })
  await expect(size.getByRole('option')).toHaveText(['5 rows', '15 rows', '20 rows', '50 rows'])
  const newest = await rows(log).first().textContent()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText(/^6–10 of \d+$/)).toBeVisible()
  await expect(rows(log).first()).not.toHaveText(newest ?? '')
  await page.getByRole('button', { name: 'last page' }).click()
  await expect(page.getByRole('button', { name: 'next page' })).toBeDisabled()
  await page.getByRole('button', { name: 'first page' }).click()
  await expect(rows(log).first()).toHaveText(newest ?? '')
  for (const count of [15, 20]) {
    await size.selectOption(`${count} rows`)
    await expect(rows(log)).toHaveCount(count)
  }
  await size.selectOption('5 rows')
}

function rows(log: Locator): Locator {
  return log.getByRole('row').filter({ has: log.page().getByRole('cell') })
}
