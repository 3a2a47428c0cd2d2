// The menu, the offers and the questions, as a guest meets them.
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a guest finds a dish by the overlay, and sees what is in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await page.getByRole('button', { name: 'Browse the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Fries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fries' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Petal Fries', exact: true }).click()
  await expect(page).toHaveURL(/\/menu-details\/\d+-petal-fries$/)
  const table = page.getByRole('table', { name: 'Sizes and nutrition' })
  await expect(table.getByRole('columnheader')).toHaveText(['Small', 'Medium', 'Large'])
  await expect(table.getByRole('row', { name: /^Salt/ })).toContainText('0.8 g')
  const allergens = page.getByRole('region', { name: 'Allergens' })
  await expect(allergens.getByRole('heading', { name: 'May contain' })).toBeVisible()
  await expect(allergens.getByText('Gluten: wheat')).toBeVisible()
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > 390)
  expect(isWide).toBe(false)
  await expectAccessible(page)
})

test('home leads to its offer, which says until when; one that is over offers others', async ({
  page,
}) => {
  await page.goto('/promotion')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByText('Corn Harvest')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The Smoky Stack is back' }).click()
  await expect(page.getByText(/^Until /).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In this offer' })).toBeVisible()
  await expectAccessible(page)
})

test('a question is found by typing, and has an address at which it is open', async ({ page }) => {
  await page.goto('/faqs')
  await expectAccessible(page)
  const box = page.getByRole('searchbox', { name: 'Search the questions' })
  await box.pressSequentially('halal')
  await expect(page.getByText('Questions found: 1')).toBeVisible()
  await expect(page.getByText('Do you deliver?', { exact: true })).toBeHidden()
  await box.fill('unicorn')
  await expect(page.getByText(/^No questions match/)).toBeVisible()
  await box.fill('')
  await page.getByText('Do you deliver?', { exact: true }).click()
  const link = page.getByRole('link', { name: /^Link to this question.*Do you deliver/ })
  const address = await link.getAttribute('href')
  await page.goto('/home')
  await page.goto(`/faqs${address}`)
  await expect(page.getByText('Within four kilometres')).toBeVisible()
})

test('in Arabic the menu reads from the right, under its own names', async ({ page }) => {
  await page.goto('/ar/menu')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('main').getByRole('link', { name: 'البرغر' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'البرغر' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'سموكي ستاك' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu is walked by its links, and questions open', async ({ page }) => {
    await page.goto('/menu')
    await page.getByRole('main').getByRole('link', { name: 'Drinks' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Drinks' })).toBeVisible()
    await page.goto('/faqs')
    await expect(page.getByRole('searchbox', { name: 'Search the questions' })).toBeHidden()
    await page.getByText('When is breakfast served?', { exact: true }).click()
    await expect(page.getByText(/^From opening until 11/)).toBeVisible()
  })
})
