// Writing in figures: how many clicks and keys it takes.
import type { Page } from '@playwright/test'
import { openQueue, request } from '../support/approval-queue.ts'
import { promotionsOf } from '../support/entries.ts'
import { form, openList } from '../support/entry-screen.ts'
import { sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'

test.use({ ownApp: true })

function print(description: string) {
  process.stdout.write(`${description}\n`)
  test.info().annotations.push({ type: 'figure', description })
}

/** Counts clicks of a mouse; one that a key makes has no detail. */
async function countClicks(page: Page, clicked: () => void): Promise<void> {
  await page.exposeFunction('clicked', clicked)
  await page.evaluate(() =>
    addEventListener('click', ({ detail }) => detail > 0 && Reflect.get(window, 'clicked')(), {
      capture: true,
    }),
  )
}

test('a restaurant is added and approved with at most twelve clicks', async ({ enter, page }) => {
  let clicks = 0
  const editor = await enter('editor')
  const approver = await enter('approver')
  for (const one of [editor, approver]) await countClicks(one, () => (clicks += 1))
  const type = async (...words: string[]) => {
    for (const word of words) {
      await editor.keyboard.type(word)
      await editor.keyboard.press('Tab')
    }
  }
  await openList(editor, 'Restaurants')
  await editor.getByRole('link', { name: 'Add Restaurant' }).click()
  const restaurant = form(editor, 'Restaurant')
  await restaurant.getByLabel('Name').click()
  await type('Marigold Mill Lane', 'ML-1')
  await restaurant.getByRole('checkbox', { name: 'Dine-in' }).click()
  await restaurant.getByRole('checkbox', { name: 'Take-away' }).click()
  const zone = restaurant.getByRole('combobox', { name: 'Time zone' })
  await press(editor, zone, null)
  await editor.keyboard.type('London')
  await editor.keyboard.press('ArrowDown')
  await editor.keyboard.press('Enter')
  await expect(zone).toHaveValue(/London/)
  const week = restaurant.getByRole('group', { name: 'Restaurant hours' })
  await press(editor, week.getByLabel('Opening on Monday'), null)
  await editor.keyboard.type('From')
  await expect(week.getByLabel('Monday: opens')).toHaveValue('08:00')
  await week.getByRole('button', { name: 'Copy to every day' }).click()
  await expect(week.getByLabel('Sunday: opens')).toHaveValue('08:00')
  await restaurant.getByLabel('Street and number').click()
  await type('1 Mill Lane', 'Riverton', 'Kent', 'ME1 1AA')
  await restaurant.getByRole('button', { name: 'Submit For Approval' }).click()
  const told = editor.getByRole('dialog', { name: 'Restaurant' })
  await expect(told).toContainText(sentences.submitted)
  await told.getByRole('button', { name: 'Close' }).click()
  await openQueue(approver)
  await request(approver, 'Restaurant: Marigold Mill Lane')
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(approver.getByText('No changes are waiting for a decision.')).toBeVisible()
  print(`a restaurant, two people: ${clicks} clicks`)
  expect(clicks).toBeGreaterThan(4)
  expect(clicks).toBeLessThanOrEqual(12)
  await page.goto('/search?query=Mill+Lane')
  await expect(page.getByRole('main').getByText('Marigold Mill Lane').first()).toBeVisible()
})

test('from the title of a promotion to Submit are at most twenty presses of Tab', async ({
  staff,
  baseURL,
}) => {
  const { id } = await promotionsOf(baseURL).publish({ title: 'Soup season' })
  const editor = await staff('editor')
  await editor.goto(`/admin/pages/promo/details/${id}`)
  const promo = form(editor, 'Promotion')
  await promo.getByRole('textbox', { name: 'Title', exact: true }).fill('Stew season')
  await expect(promo.getByRole('textbox', { name: 'Description', exact: true })).toBeVisible()
  let tabs = 0
  for (const [name, key] of [
    ['Skip to the buttons', 'Enter'],
    ['Submit For Approval', null],
  ] as const) {
    const button = promo.getByRole('button', { name })
    do {
      await editor.keyboard.press('Tab')
      tabs += 1
    } while (tabs < 60 && (await promo.locator(':focus').innerText()) !== name)
    await expect(button.and(promo.locator(':focus'))).toHaveCount(1)
    if (!key) continue
    await editor.keyboard.press(key)
    await expect(
      promo.getByRole('button', { name: 'Preview' }).and(promo.locator(':focus')),
    ).toHaveCount(1)
  }
  print(`from a promotion's title to Submit: ${tabs} presses of Tab`)
  expect(tabs).toBeLessThanOrEqual(20)
  await editor.keyboard.press('Enter')
  await expect(editor.getByRole('dialog', { name: 'Promotion' })).toContainText(sentences.submitted)
})
