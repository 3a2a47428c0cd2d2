// A guest who must not eat something finds what there is: by ticking, by link, on paper.
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysRoom } from '../support/sideways-room.ts'

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
  await expect(page.getByRole('status').filter({ hasText: /dishes fit$/ })).toBeVisible()
  await expect(sundae).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await expect(page).toHaveURL(/\/menu\?diet=vegan&without=milk$/)
  await page.getByRole('button', { name: 'Show dishes' }).click()
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
    await main.getByRole('link', { name: 'Show everything again' }).click()
    await expect(main.getByRole('link', { name: 'Corn on the Cob' })).toBeVisible()
    await expect(page).toHaveURL(/\/menu\?val=3&name=Sides$/)
  })
})

test('the table of all allergens fits a phone, keeps its heads, and is read as words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu/allergens')
  const table = page.getByRole('table', { name: 'Allergens of all dishes' })
  await expect(table.getByRole('columnheader')).toHaveCount(15)
  const row = table.getByRole('row', { name: /^Garden Salad/ })
  await expect(row.getByRole('cell', { name: 'Contains', exact: true })).toHaveCount(1)
  await expect(row.getByRole('cell', { name: 'May contain', exact: true })).toHaveCount(2)
  await row.scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: 'Dish' })).toBeInViewport()
  expect(await sidewaysRoom(page)).toBe(0)
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form is answered by a page', async ({ page }) => {
    await page.goto('/menu?val=3&name=Sides')
    await page.getByText('Allergens and diets').click()
    await page.getByRole('checkbox', { name: 'Milk' }).check()
    await page.getByRole('checkbox', { name: 'Eggs' }).check()
    await page.getByRole('button', { name: 'Show dishes' }).click()
    await expect(page).toHaveURL('/menu?val=3&name=Sides&without=eggs&without=milk')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Apple Slices' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Onion Rings' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Show everything again' }).click()
    await expect(main.getByRole('link', { name: 'Onion Rings' })).toBeVisible()
  })
})
