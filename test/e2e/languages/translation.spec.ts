// A translation's way: written in Arabic beside its source, decided on in German, read by a guest,
// and marked when its source changes (contract section 7).
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothColours } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const widths = [390, 1440]
const homeEditor = '/admin/pages/home'
const [ae, de] = [speaking('ae'), speaking('de')]

// The demo brand publishes in Arabic already: these journeys begin before it did.
test.beforeEach(async ({ baseURL }) => {
  await new Content(baseURL).publishIn(['en'])
})

test('a card is translated, approved, read, and marked when its source changes', async ({
  enter,
  visit,
  baseURL,
}) => {
  const admin = await enter('admin')
  await test.step('the brand publishes in Arabic too', () => addArabic(admin))
  const editor = await enter('editor')
  await test.step('an editor who works in Arabic translates a card', () => translate(editor))
  await test.step('the preview shows it, and a guest does not see it yet', () =>
    lookAtDraft(editor))
  await submit(editor)
  const approver = await enter('approver')
  await test.step('an approver who works in German decides', () => decide(approver))
  const guest = await visit()
  await test.step('a guest reads it in Arabic', () => read(guest))
  await new Content(baseURL).publishTeaser({ title: 'Good people cook good burgers' })
  await test.step('the translation is marked until somebody looks', () => look(editor))
  await read(guest)
})

test('a brand with one language sees nothing of languages', async ({ staff }) => {
  const editor = await staff('editor')
  await editor.goto(homeEditor)
  await expect(editor.getByRole('region', { name: 'Work with Us' })).toBeVisible()
  await expect(editor.getByRole('group', { name: /languages$/ })).toHaveCount(0)
  await editor.goto('/admin/logs')
  await expect(editor.getByLabel('Filter by content')).toBeVisible()
  await expect(editor.getByLabel('Filter by language')).toHaveCount(0)
})

async function addArabic(admin: Page): Promise<void> {
  await admin.goto('/admin/settings')
  await admin.getByRole('combobox', { name: 'Languages' }).click()
  await admin.getByRole('option', { name: 'العربية' }).click()
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: 'Save', exact: true }).last().click()
  const told = admin.getByRole('dialog', { name: 'Settings' })
  await told.getByRole('button', { name: 'Close', exact: true }).click()
}

async function translate(editor: Page): Promise<void> {
  await speak(editor, 'ae', homeEditor)
  const source = editor.getByRole('region', { name: ae.label('Work with Us') })
  await expect(source.getByRole('button', { name: /^العربية/ })).toContainText(
    ae.say('translation.live'),
  )
  await source.getByRole('button', { name: /^العربية/ }).press('Enter')
  const card = teaser(editor)
  await expect(card.getByRole('button', { name: /^العربية/ })).toBeFocused()
  await expect(card.getByText('Good people make good burgers')).toHaveAttribute('lang', 'en')
  const title = card.getByRole('textbox', { name: ae.label('Title') })
  await expect(title).toHaveCSS('direction', 'rtl')
  await card.getByRole('button', { name: `نسخ ${ae.label('Title')}` }).click()
  await expect(title).toHaveValue('Good people make good burgers')
  await title.fill('انضم إلى المطبخ')
  await card.getByRole('textbox', { name: ae.label('Description') }).fill('')
  for (const width of widths) {
    await editor.setViewportSize({ width, height: 900 })
    await expect.poll(() => horizontalOverflow(editor)).toBe(0)
    await expectAccessibleInBothColours(editor)
  }
  await editor.reload()
  await editor
    .getByRole('region', { name: ae.label('Work with Us') })
    .getByRole('button', { name: /^العربية/ })
    .click()
  await expect(title).toHaveValue('انضم إلى المطبخ')
}

async function lookAtDraft(editor: Page): Promise<void> {
  const opening = editor.waitForEvent('popup')
  await teaser(editor)
    .getByRole('button', { name: ae.say('card.preview') })
    .click()
  const preview = await opening
  await expect(preview).toHaveURL(/\/ar\/home\?preview=1#home-work-with-us$/)
  await expect(preview.getByText('انضم إلى المطبخ')).toBeVisible()
  await preview.close()
}

async function submit(editor: Page): Promise<void> {
  await teaser(editor)
    .getByRole('button', { name: ae.say('card.submit') })
    .click()
  const told = editor.getByRole('dialog')
  await told.getByRole('button', { name: ae.say('dialog.close') }).click()
  await expect(teaser(editor).getByRole('button', { name: /^العربية/ })).toContainText(
    ae.say('translation.pending'),
  )
}

async function decide(approver: Page): Promise<void> {
  await speak(approver, 'de', '/admin/approval')
  await approver.getByLabel(de.say('languages.filter')).selectOption('العربية')
  const request = approver.getByRole('article', { name: `${de.label('Work with Us')} · العربية` })
  await expect(request).toContainText('انضم إلى المطبخ')
  await expectAccessible(approver)
  await request.getByRole('button', { name: de.say('card.approval') }).click()
  const dialog = approver.getByRole('dialog')
  await expect(dialog).toContainText('العربية')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button').last().click()
  await expect(request).toHaveCount(0)
}

async function read(guest: Page): Promise<void> {
  for (const width of widths) {
    await guest.setViewportSize({ width, height: 900 })
    await guest.goto('/ar/home')
    await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(guest.getByText('انضم إلى المطبخ')).toBeVisible()
    const description = guest.getByText(/Hours that fit a life/)
    await expect(description).toHaveAttribute('lang', 'en')
  }
}

async function look(editor: Page): Promise<void> {
  await editor.reload()
  const source = editor.getByRole('region', { name: ae.label('Work with Us') })
  const button = source.getByRole('button', { name: /^العربية/ })
  await expect(button).toContainText(ae.say('translation.outdated'))
  await button.click()
  const note = teaser(editor).getByRole('note').first()
  await expect(note.locator('ins')).toContainText('cook')
  await expectAccessibleInBothColours(editor)
  await note.getByRole('button', { name: ae.say('translation.stillCorrect') }).click()
  await expect(note.locator('ins')).toHaveCount(0)
  await expect(teaser(editor).getByRole('button', { name: /^العربية/ })).not.toContainText(
    ae.say('translation.outdated'),
  )
}

/** The card while its Arabic is edited. */
function teaser(page: Page): Locator {
  return page.getByRole('region', { name: `${ae.label('Work with Us')} · العربية` })
}

/** The back office in a language, at an address of it. */
async function speak(page: Page, language: string, path: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto(path)
}

/** What the back office says in a language. */
function speaking(language: string) {
  const read = (folder: string): Record<string, string> =>
    JSON.parse(readFileSync(`catalogue/messages/${folder}/${language}.json`, 'utf8'))
  const [sentences, labels] = [{ ...read('sign-in'), ...read('admin') }, read('labels')]
  return {
    say: (key: string) => sentences[key] ?? key,
    label: (english: string) => labels[english] ?? english,
  }
}
