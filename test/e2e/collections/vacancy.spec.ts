// A job is written, approved, found by a guest who narrows the list down, and closes by the clock. A
// tender gets an addendum while it is open.
import { testPdf } from '#test/upload.ts'
import { expectAccessible, expectAccessibleInBothColours } from '../support/accessible.ts'
import { approve, openQueue, request } from '../support/approval-queue.ts'
import { Entries } from '../support/entries.ts'
import { form, inDays, openList, step } from '../support/entry-screen.ts'
import { sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { chooseFiles, picture } from '../support/media-library.ts'

test.use({ ownApp: true, contextOptions: { reducedMotion: 'reduce' } })

const title = 'Night baker'
const restaurants = ['Marigold Linden Square', 'Marigold Harbour']
const label = 'Restaurant vacancy'
const incomplete = 'Incomplete details. Please complete the form.'

test('a job is written, approved, found and closed by the clock', async ({
  enter,
  staff,
  visit,
  browserErrors,
  baseURL,
}) => {
  browserErrors.allowStatus(422)
  const editor = await enter('editor')
  const guest = await visit()
  let id = 0

  await test.step('what guests need to answer is asked for, kindly', async () => {
    await openList(editor, 'Restaurant vacancies')
    await editor.getByRole('link', { name: 'Add restaurant vacancy' }).first().click()
    const vacancy = form(editor, label)
    await vacancy.getByLabel('Job title').fill(title)
    for (const name of restaurants) {
      await vacancy.getByRole('combobox', { name: 'Restaurants' }).fill(name)
      await editor.getByRole('option', { name }).click()
    }
    const words = vacancy.getByRole('textbox', { name: 'Description' }).first()
    await words.fill('Bread, before the sun.')
    await vacancy.getByRole('combobox', { name: 'Time zone' }).fill('Lisbon')
    await editor.getByRole('option', { name: 'Europe/Lisbon' }).click()
    await vacancy.getByLabel('Closes').fill(inDays(9))
    await expect(vacancy.getByText(/Western European/).first()).toBeVisible()
    await step(editor, label, 'Submit For Approval', incomplete)
    await expect(vacancy.getByText('Please fill in How to apply.')).toBeVisible()
    await vacancy.getByRole('combobox', { name: 'How to apply' }).fill('bread@m.example')
    await step(editor, label, 'Submit For Approval', sentences.submitted)
    await expect(editor).toHaveURL(/\/admin\/pages\/restaurant-vacancy\/details\/\d+$/)
    id = Number(editor.url().split('/').at(-1))
    await expectAccessibleInBothColours(editor)
  })

  await test.step('an approver reads it in words, and a guest finds it by its place', async () => {
    const approver = await staff('approver')
    await openQueue(approver)
    await expect(request(approver, `Vacancy: ${title}`)).toContainText('Closes')
    await approve(approver, `Vacancy: ${title}`)
    await guest.goto('/work-with-us')
    await expectAccessible(guest)
    await guest.getByRole('link', { name: 'Restaurant jobs' }).click()
    await guest.getByLabel('Location').selectOption('Marigold Harbour (2)')
    await guest.getByRole('button', { name: 'Show' }).click()
    await expect(guest).toHaveURL(/place=\d+/)
    await expect(guest.getByRole('article')).toHaveCount(2)
    await expectAccessible(guest)
    await guest.getByRole('link', { name: title }).click()
    for (const name of restaurants)
      await expect(guest.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(guest.getByText('bread@m.example')).toBeVisible()
    await expectAccessible(guest)
  })

  await test.step('its moment comes: the list is without it, and its page says so', async () => {
    const vacancies = new Entries(baseURL, '/vacancies', 'vacancy')
    const ends_at = new Date(Date.now() + 5000).toISOString()
    await vacancies.approve(await vacancies.save(id, { ends_at, approval: 1 }))
    await expect(async () => {
      await guest.reload()
      await expect(guest.getByText(/^This position closed on /)).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 15_000 })
    await expectAccessible(guest)
    await guest.getByRole('link', { name: 'See all open positions' }).click()
    await expect(guest.getByRole('link', { name: title })).toBeHidden()
  })
})

test('a tender gets an addendum, and its deadline stands beside the server’s clock', async ({
  visit,
  baseURL,
}) => {
  const tenders = new Entries(baseURL, '/tenders', 'tender')
  const saved = await tenders.publish({
    title: 'Ovens',
    reference: 'MG-1',
    description: 'Four ovens.',
    apply: 'bids@m.example',
    ends_at: new Date(Date.now() + 26 * 3_600_000).toISOString(),
  })
  const guest = await visit()
  await guest.goto('/work-with-us/tender')
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'Ovens' }).click()
  await expect(guest.getByText(/Current time here: .*\d:\d\d:\d\d/)).toBeVisible()
  await expect(guest.getByText('Time left: 1 day, 1 hour')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Addenda' })).toBeHidden()
  const addenda = [{ id: 1, title: 'Five ovens, not four', date: '2026-11-22' }]
  await tenders.approve(await tenders.save(saved.id, { addenda, approval: 1 }))
  await guest.reload()
  await expect(guest.getByRole('list').filter({ hasText: 'Five ovens, not four' })).toBeVisible()
  await expectAccessible(guest)
})

test('a tender takes a document from this computer, and nothing but a PDF', async ({ enter }) => {
  const editor = await enter('editor')
  await openList(editor, 'Tenders')
  await editor.getByRole('link', { name: 'Add tender' }).first().click()
  const tender = form(editor, 'Tender')
  await tender.getByLabel('Title').first().fill('Fryers')
  const upload = tender.getByRole('button', { name: 'Upload PDF: Documents', exact: true })
  await chooseFiles(editor, upload, [await picture('fryers.png', 'teal')])
  await expect(tender.getByRole('alert')).toHaveText(
    /Only PDF files can be uploaded here\. The file was not sent\./,
  )
  const terms = { name: 'terms.pdf', mimeType: 'application/pdf', buffer: testPdf() }
  await chooseFiles(editor, upload, [terms])
  await expect(tender.getByText('terms.pdf')).toBeVisible()
  await expect(tender.getByRole('alert')).toBeHidden()
  await expectAccessibleInBothColours(editor)
  await step(editor, 'Tender', 'Save Draft', sentences.saved)
  await expect(editor).toHaveURL(/\/admin\/pages\/tender\/details\/\d+$/)
  await editor.reload()
  await expect(tender.getByText('terms.pdf')).toBeVisible()
})
