import { expect, type Locator, type Page } from '@playwright/test'
import { expectNotice, openFromSidebar } from './home-editor.ts'

/** Opens the queue from the sidebar, as people do. */
export async function openQueue(page: Page): Promise<void> {
  await openFromSidebar(page, /^Approval/, '/admin/approval')
  await expect(page.getByRole('heading', { level: 1, name: 'Approval' })).toBeVisible()
}

/** The request that the pane shows; the first of the queue at the start. */
export function request(page: Page, label: string): Locator {
  return page.getByRole('article', { name: label, exact: true })
}

/** A line of the queue's list, by a part of its text. */
export function line(page: Page, label: string): Locator {
  const list = page.getByRole('list', { name: 'Waiting changes' })
  return list.getByRole('listitem').filter({ hasText: label })
}

/** Opens a request of the list in the pane. */
export async function showRequest(page: Page, label: string): Promise<Locator> {
  await line(page, label).getByRole('link').click()
  const shown = request(page, label)
  await expect(shown).toBeVisible()
  return shown
}

/** Opens the approval dialog of a request. */
export async function openApproval(page: Page, label: string): Promise<Locator> {
  const shown = await showRequest(page, label)
  await shown.getByRole('button', { name: 'Approval' }).click()
  const dialog = page.getByRole('dialog', { name: `Approval: ${label}` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Approves a request that has come in since the screen was loaded. */
export async function approve(approver: Page, label: string): Promise<void> {
  await approver.reload()
  await openQueue(approver)
  const dialog = await openApproval(approver, label)
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(approver, label, 'The change has been approved.')
}
