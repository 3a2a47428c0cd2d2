import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test('a list has pictures and prices, and comes back as somebody left it', async ({ staff }) => {
  const page = await staff('editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/menu')
  const table = page.getByRole('table', { name: 'Menu items' })
  const first = table.getByRole('row', { name: 'Select “Egg Muffin”' })
  await expect(first.locator('img')).toHaveAttribute('src', /\/media\//)
  await expect(first).toContainText('€3.90')
  const scrolled = await table.evaluate((one) => {
    const frame = one.closest('.mantine-ScrollArea-viewport')
    if (!frame) throw new Error('The table is in no frame that scrolls')
    return frame.scrollWidth - frame.clientWidth
  })
  expect(scrolled, 'pixels that the table is scrolled sideways').toBe(0)

  // Pressed twice before anything else has its turn, as from quick hands on a slow machine.
  const byTitle = table.getByRole('columnheader', { name: 'Name' })
  await byTitle.getByRole('button').evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(byTitle).toHaveAttribute('aria-sort', 'descending')
  await byTitle.getByRole('button').click()
  await expect(first).toBeVisible()

  await page.getByRole('button', { name: 'Columns' }).click()
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await columns.getByRole('checkbox', { name: 'Sub-list' }).check()
  await columns.getByRole('checkbox', { name: 'Code' }).uncheck()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(table.getByRole('columnheader', { name: 'Code' })).toHaveCount(0)
  await expect(first).toContainText('Muffins and wraps')
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Sides')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Name of this view').fill('Sides by sub-list')
  await page.getByRole('button', { name: 'Save view' }).click()

  // Opened from elsewhere, the filter is still there; everything is one click away.
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Menu items' }).click()
  await expect(page).toHaveURL(/type=Sides/)
  await expect(first).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(first).toBeVisible()
  await page.goBack()
  await expect(first).toHaveCount(0)
  await page.goto('/admin/menu?type=Drinks')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Sides by sub-list', exact: true }).click()
  await expect(page).toHaveURL(/type=Sides/)

  await page.setViewportSize({ width: 820, height: 900 })
  await expect(table).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Menu items' })).toContainText('Sub-list')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('whoever opens an entry before a search has begun is not called back by it', async ({
  staff,
}) => {
  const page = await staff('editor')
  await page.goto('/admin/menu')
  const entry = page.getByRole('link', { name: 'Egg Muffin', exact: true })
  await expect(entry).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await entry.evaluate(async (link: HTMLElement) => {
    document.execCommand('insertText', false, 'Egg')
    for (let turn = 0; turn < 10; turn += 1) await null
    link.click()
    // A slow machine: the search is due before anything has been drawn.
    const until = performance.now() + 800
    while (performance.now() < until);
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Egg Muffin' })).toBeVisible()
})
