// Decisions in figures: how many keys and clicks decisions take, and how big the queue is.
import type { Page } from '@playwright/test'
import { line, openQueue, request } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { Entries, promotionsOf } from '../support/entries.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

function print(description: string) {
  process.stdout.write(`${description}\n`)
  test.info().annotations.push({ type: 'figure', description })
}

const none = 'No changes are waiting for a decision.'

/** Twenty changes of three kinds, new and changed; returns their names, the oldest first. */
async function submitTwenty(baseURL: string | undefined): Promise<string[]> {
  const content = new Content(baseURL)
  const questions = new Entries(baseURL, '/faqs', 'faq')
  await content.saveLine('editor', 'Open before the sun', 1)
  const names = ['ICM Banner']
  for (let at = 1; at <= 9; at += 1) {
    await questions.add({ question: `Is there soup ${at}?`, answer: '<p>Yes.</p>', approval: 1 })
    await promotionsOf(baseURL).add({
      title: `Soup ${at}`,
      description: '<p>Hot.</p>',
      approval: 1,
    })
    names.push(`Question: Is there soup ${at}?`, `Promotion: Soup ${at}`)
  }
  await questions.add({ question: 'Is there more?', answer: '<p>No.</p>', approval: 1 })
  return [...names, 'Question: Is there more?']
}

function pane(page: Page) {
  return page.getByRole('region', { name: 'Selected change' })
}

test('twenty mixed changes are read and decided with twenty keys', async ({
  baseURL,
  staff,
  page,
}) => {
  const names = await submitTwenty(baseURL)
  const approver = await staff('approver')
  await approver.setViewportSize({ width: 1440, height: 900 })
  await openQueue(approver)
  let keys = 0
  for (const name of names) {
    await expect(request(approver, name)).toBeVisible()
    await expect(pane(approver)).toHaveAttribute('data-read', 'true')
    await approver.keyboard.press('a')
    keys += 1
  }
  await expect(approver.getByText(none)).toBeVisible()
  expect(await approver.evaluate(() => window.scrollY)).toBe(0)
  print(`20 mixed changes: ${keys} keys`)
  expect(keys).toBeLessThanOrEqual(20)
  await page.goto('/faqs')
  await expect(page.getByText('Is there soup 9?', { exact: true })).toBeAttached()
})

test('an approval is taken back before guests see it, and a careless key decides nothing', async ({
  baseURL,
  staff,
  page,
}) => {
  await new Content(baseURL).saveLine('editor', 'Open before the sun', 1)
  await new Entries(baseURL, '/faqs', 'faq').add({
    question: 'Is there a long answer?',
    answer: '<p>Yes.</p>'.repeat(80),
    approval: 1,
  })
  const approver = await staff('approver')
  await approver.clock.install()
  await openQueue(approver)
  await expect(pane(approver)).toHaveAttribute('data-read', 'true')
  await test.step('U takes it back', async () => {
    await approver.keyboard.press('a')
    await expect(request(approver, 'Question: Is there a long answer?')).toBeVisible()
    await expect(approver.getByText('ICM Banner will be approved in a few seconds.')).toBeVisible()
    await approver.keyboard.press('u')
    await expect(request(approver, 'ICM Banner')).toBeVisible()
    await approver.clock.fastForward(10_000)
    await expect(line(approver, 'ICM Banner')).toBeVisible()
  })
  await test.step('what is not read to its end is read on', async () => {
    await approver.keyboard.press('j')
    await expect(request(approver, 'Question: Is there a long answer?')).toBeVisible()
    await expect(pane(approver)).toHaveAttribute('data-read', 'false')
    await approver.keyboard.press('a')
    await expect.poll(() => pane(approver).evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
    await expect(line(approver, 'Question: Is there a long answer?')).toBeVisible()
  })
  await test.step('neither while typing nor switched off', async () => {
    await approver.keyboard.press('/')
    await approver.keyboard.type('aa')
    await expect(approver.getByRole('searchbox', { name: 'Search the queue' })).toHaveValue('aa')
    await approver.clock.fastForward(1_000)
    await approver.getByRole('searchbox', { name: 'Search the queue' }).fill('')
    await approver.clock.fastForward(1_000)
    await line(approver, 'ICM Banner').getByRole('link').click()
    await expect(pane(approver)).toHaveAttribute('data-read', 'true')
    await approver.keyboard.press('?')
    const list = approver.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await list.getByRole('checkbox').press('Space')
    await approver.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await approver.keyboard.press('a')
    await approver.keyboard.press('j')
    await approver.clock.fastForward(10_000)
    await expect(request(approver, 'ICM Banner')).toBeVisible()
  })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Open before the sun')
})

test('one text change is published by two people with at most seven clicks', async ({
  enter,
  page,
}) => {
  let clicks = 0
  const count = (by: Page) => by.exposeFunction('clicked', () => (clicks += 1))
  const editor = await enter('editor')
  const approver = await enter('approver')
  for (const one of [editor, approver]) {
    await count(one)
    await one.evaluate(() =>
      addEventListener('click', ({ detail }) => detail > 0 && Reflect.get(window, 'clicked')(), {
        capture: true,
      }),
    )
  }
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').click()
  await editor.keyboard.press('ControlOrMeta+A')
  await editor.keyboard.type('Open before the sun')
  await icm.getByRole('button', { name: 'Submit For Approval' }).click()
  const told = editor.getByRole('dialog', { name: 'ICM Banner' })
  await told.getByRole('button', { name: 'Close' }).click()
  await openQueue(approver)
  await request(approver, 'ICM Banner').getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByText(none)).toBeVisible()
  print(`one text change by two people: ${clicks} clicks`)
  expect(clicks).toBeGreaterThan(0)
  expect(clicks).toBeLessThanOrEqual(7)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open before the sun')
})

test('three thousand waiting changes are one screen, and the next page is one key away', async ({
  baseURL,
  staff,
  app,
}) => {
  await new Entries(baseURL, '/faqs', 'faq').add({
    question: 'Is there soup?',
    answer: '<p>Yes.</p>',
    approval: 1,
  })
  fillQueue(app?.database ?? '', 2_999)
  const approver = await staff('approver')
  await approver.setViewportSize({ width: 1440, height: 900 })
  await openQueue(approver)
  await expect(approver.getByText('3,000 changes are waiting for a decision.')).toBeVisible()
  await expect(request(approver, 'Question: Is there soup?')).toBeVisible()
  const { nodes, height } = await approver.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    height: document.documentElement.scrollHeight,
  }))
  print(`3,000 waiting: ${height} px, ${nodes} nodes`)
  expect(nodes).toBeLessThanOrEqual(1_500)
  expect(height).toBeLessThanOrEqual(900)
  const rows = approver.getByRole('list', { name: 'Waiting changes' }).getByRole('listitem')
  await expect(rows).toHaveCount(25)
  for (let at = 0; at < 25; at += 1) await approver.keyboard.press('j')
  await expect(approver).toHaveURL(/page=2/)
})
