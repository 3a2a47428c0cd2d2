// A guest who must not eat something finds what there is: by ticking, by link, on paper.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the menu leaves out what is ticked, without a reload, and its address says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const main = page.getByRole('main')
  const sundae = main.getByRole('link', { name: 'Caramel Sundae' })
  await expect(sundae).toBeVisible()
  await page.getByText('Allergens and diets').click()
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await expect(page.getByRole('status').filter({ hasText: /items match$/ })).toBeVisible()
  await expect(sundae).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await expect(page).toHaveURL(/\/menu\?diet=vegan&without=milk$/)
  await page.getByRole('button', { name: 'Show items' }).click()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeHidden()
  await expect(main.getByText('Without: Milk · Vegan')).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expectAccessible(page)

  await test.step('the ways on keep it, and so does a shared link', async () => {
    await main.getByRole('navigation', { name: 'Categories' }).getByText('Sides').click()
    await expect(page).toHaveURL(/val=3&name=Sides&diet=vegan&without=milk$/)
    await page.reload()
    await expect(main.getByRole('link', { name: 'Corn on the Cob' })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Apple Slices' })).toBeVisible()
    await main.getByRole('link', { name: 'Remove the filter' }).click()
    await expect(main.getByRole('link', { name: 'Corn on the Cob' })).toBeVisible()
    await expect(page).toHaveURL(/\/menu\?val=3&name=Sides$/)
  })
})

test('the table of all allergens fits a phone, keeps its heads, and is read as words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu/allergens')
  const table = page.getByRole('table', { name: 'Allergens of all menu items' })
  await expect(table.getByRole('columnheader')).toHaveCount(15)
  const row = table.getByRole('row', { name: /^Garden Salad/ })
  await expect(row.getByRole('cell', { name: 'Contains', exact: true })).toHaveCount(1)
  await expect(row.getByRole('cell', { name: 'May contain', exact: true })).toHaveCount(2)
  await row.scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: 'Menu item' })).toBeInViewport()
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
})

test('where nothing of a list fits, the guest is led to what fits elsewhere, with the filter', async ({
  page,
}) => {
  await page.goto('/menu?val=1&name=Burgers')
  await page.getByText('Allergens and diets').click()
  await page.getByRole('checkbox', { name: 'Cereals containing gluten' }).check()
  const status = page.getByRole('status').filter({ hasText: 'No items match here' })
  await expect(status).toHaveText('No items match here. 8 match elsewhere on the menu.')
  await expectAccessible(page)
  await expectElsewhere(page)
})

/** Follows the ways on, of which none drops the filter. */
async function expectElsewhere(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Remove the filter' })).toHaveCount(0)
  const ways = main.getByRole('navigation', { name: 'No items match here' })
  await expect(ways.getByRole('link')).toHaveText([
    'All 8 matching items',
    'Sides (4)',
    'Drinks (4)',
  ])
  await ways.getByRole('link', { name: 'Sides' }).click()
  await expect(page).toHaveURL(/name=Sides&without=gluten$/)
  await expect(main.getByRole('link', { name: 'Garden Salad' })).toBeVisible()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list where nothing fits says what fits elsewhere', async ({ page }) => {
    await page.goto('/menu?val=1&name=Burgers&without=gluten')
    await expectElsewhere(page)
  })

  test('on a phone the columns of the table are chosen, and more is seen to follow', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/menu/allergens')
    await expect(page.getByText('The table is wider than your screen')).toBeVisible()
    const heads = page.getByRole('table').getByRole('columnheader')
    const frame = page.locator('.matrix-frame')
    const beyond = () => frame.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(await beyond()).toBeGreaterThan(100)
    await page.getByRole('checkbox', { name: 'Milk' }).check()
    await page.getByRole('checkbox', { name: 'Nuts', exact: true }).check()
    await expect(heads).toHaveText(['Menu item', 'Milk', 'Nuts'])
    const row = page.getByRole('row', { name: /^Caramel Sundae/ })
    await expect(row.getByRole('cell')).toHaveText([
      'Contains',
      'Contains almonds, hazelnuts, cashews',
    ])
    expect(await beyond()).toBe(0)
  })

  test('the same form is answered by a page', async ({ page }) => {
    await page.goto('/menu?val=3&name=Sides')
    await page.getByText('Allergens and diets').click()
    await page.getByRole('checkbox', { name: 'Milk' }).check()
    await page.getByRole('checkbox', { name: 'Eggs' }).check()
    await page.getByRole('button', { name: 'Show items' }).click()
    await expect(page).toHaveURL('/menu?val=3&name=Sides&without=eggs&without=milk')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Apple Slices' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Onion Rings' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Remove the filter' }).click()
    await expect(main.getByRole('link', { name: 'Onion Rings' })).toBeVisible()
  })
})

test('a dish says what it contains on the first screen of a phone, under its price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Smoky Stack', 'Mango Shake', 'Apple Slices']) {
    await page.goto('/menu')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const says = page.locator('.item-words .dish-allergens li').first()
    await expect(says).toHaveText(/^Contains/)
    const dock = await page.locator('.side').boundingBox()
    const box = await says.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
  }
})

test('a table of many sizes is scrolled by keys', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/menu')
  await page.getByRole('main').getByRole('link', { name: 'Mango Shake' }).click()
  const frame = page.getByRole('region', { name: 'Sizes and nutrition' })
  await frame.focus()
  await expect(frame).toBeFocused()
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
  await expectAccessible(page)
})
