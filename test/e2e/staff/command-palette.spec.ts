import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test('Ctrl+K opens an entry by name, and the place that one comes from', async ({ enter }) => {
  const page = await enter('editor')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  const box = palette.getByRole('combobox')
  await expect(box).toBeFocused()
  await box.fill('chicken wr')
  await expect(palette.getByRole('option')).toHaveText([/Chicken Wrap/])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chicken Wrap')
  await expect(palette).toBeHidden()

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(palette.getByRole('group').first().getByRole('option')).toHaveText(['Dashboard'])
  await box.fill('new promotion')
  await expect(palette.getByRole('option')).toHaveText([/Add promotion/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/addpromo$/)

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('option').first()).toHaveText(/Chicken Wrap/)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})
