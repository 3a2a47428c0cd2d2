// Tidying up the library: many files at once, folders that are not needed any more.
import { expectAccessible } from '#test/e2e/support/accessible.ts'
import { expectNotice } from '#test/e2e/support/home-editor.ts'
import { expect, test } from '#test/e2e/support/journey.ts'
import {
  chooseFiles,
  openMediaLibrary,
  openUpload,
  picture,
} from '#test/e2e/support/media-library.ts'

test.use({ ownApp: true })

test('files are moved and deleted together; what is used stays, and an empty folder goes', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  const upload = await openUpload(editor)
  const files = [await picture('old-one.jpg', 'orange'), await picture('old-two.jpg', 'teal')]
  await chooseFiles(editor, upload.getByRole('button', { name: 'Choose files' }), files)
  await upload.getByRole('button', { name: 'Upload 2 files' }).click()
  await expectNotice(editor, 'Upload Media', '2 files were uploaded.')
  await editor.getByRole('button', { name: 'Add New Folder' }).click()
  const adding = editor.getByRole('dialog', { name: 'Add New Folder' })
  await adding.getByLabel('Folder name').fill('To be sorted')
  await adding.getByRole('button', { name: 'Add' }).click()
  await expectNotice(editor, 'Add New Folder', 'The folder has been added.')

  await editor.goto('/admin/media?show=photos')
  await editor.getByRole('checkbox', { name: 'Select old-one.jpg' }).check()
  await editor.getByRole('checkbox', { name: 'Select old-two.jpg' }).check()
  const bar = editor.getByRole('region', { name: 'Actions for the selected files' })
  await expect(bar).toContainText('2 files selected')
  await expectAccessible(editor)
  await bar.getByRole('button', { name: 'Move to folder' }).click()
  const moving = editor.getByRole('dialog', { name: 'Move 2 files' })
  await moving.getByLabel('Folder').selectOption({ label: 'To be sorted' })
  await moving.getByRole('button', { name: 'Move', exact: true }).click()
  await expectNotice(editor, 'Media Library', '2 of 2 completed.')
  await expect(bar).toBeHidden()

  // With one that is used beside them, only that one stays.
  await editor.goto('/admin/media?show=photos&search=old-')
  await editor.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await editor.getByRole('searchbox', { name: 'Search', exact: true }).fill('The crew at work')
  await editor.getByRole('checkbox', { name: 'Select The crew at work' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const asked = editor.getByRole('dialog', { name: 'Delete 3 files?' })
  await expect(asked).toContainText('restore the others for 30 days')
  await asked.getByRole('button', { name: 'Delete' }).click()
  const told = editor.getByRole('dialog', { name: 'Media Library' })
  await expect(told).toContainText('“The crew at work”:')
  await expectNotice(editor, 'Media Library', '2 of 3 completed.')
  await expect(bar).toContainText('1 file selected')

  // What was deleted is still seen small.
  await editor.goto('/admin/media?show=deleted')
  const deleted = editor.getByRole('listitem').filter({ hasText: 'old-one.jpg' })
  await expect(deleted.locator('img')).toHaveAttribute('src', /^data:image\//)

  await editor.goto('/admin/media?show=folders')
  await editor.getByRole('button', { name: /^To be sorted/ }).click()
  await editor.getByRole('button', { name: 'Delete folder' }).click()
  await expectNotice(editor, 'To be sorted', 'The folder has been deleted.')
  await expect(editor.getByRole('button', { name: /^To be sorted/ })).toHaveCount(0)
})

test('the picker looks into one folder', async ({ staff }) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/home')
  const work = editor.getByRole('region', { name: 'Work with Us' })
  await work.getByRole('button', { name: 'Select from Media Library' }).click()
  const picker = editor.getByRole('dialog', { name: 'Media Library' })
  const folders = picker.getByLabel('Folder')
  await expect(folders).toHaveValue('0')
  await folders.selectOption({ label: 'General' })
  await expect(picker.getByRole('list', { name: 'Pictures' })).toBeVisible()
  await expectAccessible(editor)
})
