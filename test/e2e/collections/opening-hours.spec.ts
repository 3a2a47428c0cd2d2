// A restaurant's week goes from the editor's hand to the guests' answer, and it closes for now in two taps.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { approve, openApproval, openQueue, request } from '../support/approval-queue.ts'
import { Entries } from '../support/entries.ts'
import { form, openEntry, step } from '../support/entry-screen.ts'
import { expectNotice, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const name = 'Marigold Test Kitchen'
const asked = `Restaurant: ${name}`

test('hours are edited, copied, refused, approved and answered; then it closes for now', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const restaurants = new Entries(baseURL, '/locations', 'location')
  const dine_in_hours = 'Mo-Su 09:00-21:00'
  const services = ['dine_in', 'delivery']
  const body = { name, code: 'TEST-1', services, time_zone: 'Europe/Berlin', dine_in_hours }
  const { id } = await restaurants.publish(body)
  const editor = await enter('editor')
  const approver = await enter('approver')
  await openEntry(editor, 'Restaurants', name)
  const week = form(editor, 'Restaurant').getByRole('group', { name: 'Restaurant hours' })

  await test.step('only what it offers has hours to be filled in', () =>
    expectHoursOfOffered(form(editor, 'Restaurant')))

  await test.step('a night past midnight is said in words, and copied to another day', async () => {
    const friday = day(week, 'Friday')
    await friday.getByLabel('Friday: opens').fill('18:00')
    await friday.getByLabel('Friday: closes').fill('02:00')
    await expect(friday).toContainText(/until 2:00\sAM on Saturday/)
    await friday.getByRole('button', { name: 'Copy to …: hours of Friday' }).click()
    await editor.getByRole('checkbox', { name: 'Saturday' }).check()
    await expectAccessible(editor)
    await editor.getByRole('button', { name: 'Copy to the chosen days' }).click()
    await expect(day(week, 'Saturday').getByLabel('Saturday: closes')).toHaveValue('02:00')
    await day(week, 'Sunday').getByLabel('Opening on Sunday').selectOption('Closed')
  })

  await test.step('a second span that overlaps is refused beside its day', async () => {
    const monday = day(week, 'Monday')
    await monday.getByRole('button', { name: 'Monday: add hours' }).click()
    await monday.getByLabel('Monday: opens').nth(1).fill('20:00')
    await monday.getByLabel('Monday: closes').nth(1).fill('23:00')
    await form(editor, 'Restaurant').getByRole('button', { name: 'Submit For Approval' }).click()
    await expectNotice(editor, 'Restaurant', 'Incomplete details. Please complete the form.')
    await expect(monday).toContainText('These hours overlap')
    await monday.getByLabel('Monday: opens').nth(1).fill('22:00')
    await step(editor, 'Restaurant', 'Submit For Approval', sentences.submitted)
  })

  await test.step('the approver reads what changes day by day', async () => {
    await openQueue(approver)
    const changes = request(approver, asked)
    await expect(changes).toContainText(/Friday: 9:00\sAM – 9:00\sPM/)
    await expect(changes).toContainText(/Friday: 6:00\sPM – 2:00\sAM/)
    await expect(changes).toContainText('Sunday: Closed')
    await decide(approver)
  })

  await test.step('guests are answered with it', async () => {
    const { content, content2 } = await locationResponse(baseURL, id)
    expect(content).toEqual([
      { days: 'Monday', hours: '9:00 AM - 9:00 PM, 10:00 PM - 11:00 PM' },
      { days: 'Tuesday - Thursday', hours: '9:00 AM - 9:00 PM' },
      { days: 'Friday - Saturday', hours: '6:00 PM - 2:00 AM' },
      { days: 'Sunday', hours: 'Closed' },
    ])
    expect(content2).toEqual(content)
  })

  await test.step('it is closed for now in two taps, once that is approved', async () => {
    await editor.reload()
    await editor.getByRole('button', { name: 'Close for now' }).click()
    await editor.getByRole('button', { name: 'Submit for approval', exact: true }).click()
    await expectNotice(editor, name, sentences.submitted)
    await approve(approver, asked)
    expect((await locationResponse(baseURL, id)).state).toBe('closed')
    await editor.reload()
    await expect(editor.getByRole('button', { name: 'Open again' })).toBeVisible()
  })
})

/** Of a kitchen that delivers and has no window for cars. */
async function expectHoursOfOffered(kitchen: Locator) {
  const byCar = kitchen.getByRole('checkbox', { name: 'Drive-through' })
  const hours = kitchen.getByRole('group', { name: 'Drive-through hours' })
  await expect(kitchen.getByRole('group', { name: 'Delivery hours' })).toBeVisible()
  await expect(hours).toHaveCount(0)
  await byCar.check()
  await expect(hours).toBeVisible()
  await byCar.uncheck()
  await expect(hours).toHaveCount(0)
}

function day(week: Locator, name: string): Locator {
  return week.getByRole('group', { name, exact: true })
}

async function decide(approver: Page): Promise<void> {
  const dialog = await openApproval(approver, asked)
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(approver, asked, 'The change has been approved.')
}

interface LocationResponse {
  state: string
  content: { days: string; hours: string }[]
  content2: { days: string; hours: string }[]
}

async function locationResponse(url: string | undefined, id: number): Promise<LocationResponse> {
  const response = await fetch(`${url}/api/locations/${id}`)
  const { data } = (await response.json()) as { data: LocationResponse }
  const plain = (rows: LocationResponse['content']) =>
    rows.map(({ days, hours }) => ({ days, hours: hours.replaceAll('\u00a0', ' ') }))
  return { state: data.state, content: plain(data.content), content2: plain(data.content2) }
}
