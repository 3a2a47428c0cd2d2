// What is planned is seen on its day, and moved to another one by mouse and by keyboard.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/people.ts'

test.use({ ownApp: true })

test('an editor moves a draft in the calendar, takes it back, and subscribes', async ({
  app,
  staff,
  request,
}) => {
  const day = (count: number) => new Date(Date.UTC(2031, 4, count, 9)).toISOString()
  const { token } = await logIn(app?.url ?? '', 'editor')
  const planned = await request.post('/api/promotions', {
    headers: { authorization: `Bearer ${token}` },
    data: { title: 'Soup week', starts_at: day(6), ends_at: day(8), approval: 0 },
  })
  expect(planned.status()).toBe(200)

  const editor = await staff('editor')
  await editor.goto('/admin/calendar?day=2031-05-20')
  const on = (date: string) =>
    editor.getByRole('listitem').filter({ has: editor.getByRole('heading', { name: date }) })
  const start = on('Tue 6 May').getByRole('listitem').filter({ hasText: 'Starts' })
  await expect(start).toContainText('Draft')
  await expect(start).toContainText('Soup week')

  await test.step('by mouse', async () => {
    await start.dragTo(on('Tue 13 May'))
    await expect(on('Tue 13 May')).toContainText('Starts 9:00 am')
    // The end went along.
    await expect(on('Thu 15 May')).toContainText('Ends 9:00 am')
    await expect(on('Tue 6 May')).not.toContainText('Soup week')
    await expect(editor.getByText(/Soup week.* was moved/)).toBeVisible()
    await expect(editor.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    await editor.getByRole('button', { name: 'Undo' }).click()
    await expect(on('Tue 6 May')).toContainText('Soup week')
    await expect(on('Thu 8 May')).toContainText('Soup week')
  })

  await test.step('by keyboard', async () => {
    await on('Thu 8 May')
      .getByRole('button', { name: /^Move .*Soup week/ })
      .press('Enter')
    const dialog = editor.getByRole('dialog', { name: /Soup week/ })
    await expectAccessibleInBothColours(editor)
    await dialog.getByLabel('Visible until').fill('2031-05-09T18:00')
    await dialog.getByRole('button', { name: 'Save Draft' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(on('Fri 9 May')).toContainText('Ends 6:00 pm')
  })

  await test.step('as a week, on a phone too', async () => {
    await editor.getByRole('button', { name: 'Week', exact: true }).click()
    await expect(editor).toHaveURL(/by=week/)
    for (const width of [1440, 390]) {
      await editor.setViewportSize({ width, height: 900 })
      await expectAccessibleInBothColours(editor)
      expect(await horizontalOverflow(editor), `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

  await test.step('subscribe', async () => {
    await editor.getByRole('button', { name: 'Subscribe' }).click()
    await editor.getByRole('button', { name: 'Create link' }).click()
    const link = await editor.getByLabel('Link for your calendar').inputValue()
    const { pathname, search } = new URL(link)
    const feed = await request.get(pathname + search)
    expect(feed.headers()['content-type']).toContain('text/calendar')
    expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  })
})
