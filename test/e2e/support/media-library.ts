import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openFromSidebar } from './home-editor.ts'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Opens the media library from the sidebar, as people do. */
export async function openMediaLibrary(page: Page): Promise<void> {
  await openFromSidebar(page, 'Media Library', '/admin/media')
  await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible()
}

export async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Media' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Presses a button that opens the system's dialog for files, and chooses these. */
export async function chooseFiles(page: Page, button: Locator, files: ChosenFile[]) {
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles(files)
}

/** A small picture of one colour; the ending says of which type. */
export async function picture(name: string, background: string): Promise<ChosenFile> {
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background } })
  const isPng = name.endsWith('.png')
  return {
    name,
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    buffer: await (isPng ? drawn.png() : drawn.jpeg()).toBuffer(),
  }
}

/** A page with a script, which says that it is a picture. */
export function fakePng(name: string): ChosenFile {
  const buffer = Buffer.from('<!doctype html><script>alert(1)</script>')
  return { name, mimeType: 'image/png', buffer }
}

/** Finds a file by its name and opens its panel. */
export async function openFile(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const photos = page.getByRole('list', { name: 'Photos' })
  await expect(photos.getByRole('listitem')).toHaveCount(1)
  await photos.getByRole('button', { name }).click()
  const panel = page.getByRole('dialog', { name })
  await expect(panel.getByRole('region', { name: 'Where it is used' })).toBeVisible()
  return panel
}
