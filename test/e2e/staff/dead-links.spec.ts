// A link that leads guests to an error page is told while it is made, and rejects nothing.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Entries } from '../support/entries.ts'
import { card, expectNotice, openHomeEditor, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const missing =
  'Our website has no page at /promotoin. Guests who follow the link see an error page.'

test('a mistyped address on a Discover card is told beside it, with the draft, until it is right', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const discover = card(editor, 'Discover')
  const modal = editor.getByRole('dialog', { name: 'Edit Discover' })
  const first = modal.getByRole('region', { name: /^Card 1/ })
  const link = first.getByLabel('Link', { exact: true })
  const warning = first.getByRole('status').getByText(missing)
  const edit = discover.getByRole('button', { name: 'Edit Discover' })
  const done = modal.getByRole('button', { name: 'Done' })
  const told = editor.getByRole('dialog', { name: 'Discover', exact: true })

  await edit.click()
  await link.fill('/promotoin')
  await expect(warning).toBeVisible()
  await expectAccessible(editor)
  await done.click()
  const save = discover.getByRole('button', { name: 'Save Draft', exact: true })
  await save.click()
  await expect(told).toContainText(sentences.saved)
  await expect(told).toContainText(missing)
  await told.getByRole('button', { name: 'Close', exact: true }).click()

  await edit.click()
  await expect(warning).toBeVisible()
  await link.fill('/promotion')
  await expect(warning).toBeHidden()
  await done.click()
  await save.click()
  await expect(told).toContainText(sentences.saved)
  await expect(told).not.toContainText(missing)
})

test('a page of a menu whose content is off the site is told as soon as it is chosen', async ({
  staff,
  baseURL,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/header/hamburgermenu')
  const legal = new Entries(baseURL, '/legal-pages', 'legal_page')
  const id = await idOfTerms(editor)
  await legal.approve(await legal.save(id, { archived: true, approval: 1 }))

  const sentence =
    'Terms & Conditions is not published. Guests who follow the link see an error page.'
  const structure = editor.getByRole('region', { name: 'Structure' })
  const warning = structure.getByRole('status').getByText(sentence)
  await expect(structure.getByRole('listitem')).not.toHaveCount(0)
  const first = structure.getByRole('button', { name: /^Remove/ }).first()
  await first.click()
  await editor.getByRole('checkbox', { name: 'Terms & Conditions' }).check()
  await editor.getByRole('button', { name: 'Add selected pages' }).click()
  await expect(warning).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByRole('dialog', { name: 'Hamburger Menu' })).toContainText(sentence)
  await expectNotice(editor, 'Hamburger Menu', 'Saved. Guests see it now.')

  await structure.getByRole('button', { name: 'Remove Terms & Conditions' }).click()
  await expect(warning).toBeHidden()
})

async function idOfTerms(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.get('/api/legal-pages/create', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { data: { data: { id: number; slug: string }[] } }
  return data.data.find(({ slug }) => slug === 'terms-conditions')?.id ?? 0
}
