// Files come into the media library, or are told why not.
import { expectNotice } from '#test/e2e/support/home-editor.ts'
import { expect, test } from '#test/e2e/support/journey.ts'
import {
  chooseFiles,
  fakePng,
  openMediaLibrary,
  openUpload,
  picture,
} from '#test/e2e/support/media-library.ts'

test.use({ ownApp: true })

test('five files are uploaded into a folder that gets another name, a sixth is one too many', async ({
  staff,
}) => {
  const five = await Promise.all(
    ['red', 'green', 'blue', 'gold', 'teal'].map((colour) => picture(`${colour}.jpg`, colour)),
  )
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  await editor.getByRole('button', { name: 'Add New Folder' }).click()
  const adding = editor.getByRole('dialog', { name: 'Add New Folder' })
  await adding.getByLabel('Folder name').fill('Summer')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expectNotice(editor, 'Add New Folder', 'The folder has been added.')

  const upload = await openUpload(editor)
  await upload.getByLabel('Folder').selectOption({ label: 'Summer' })
  const choose = upload.getByRole('button', { name: 'Choose files' })
  const rows = upload.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  await chooseFiles(editor, choose, five)
  await expect(rows).toHaveCount(5)
  await chooseFiles(editor, choose, [await picture('sixth.png', 'plum')])
  await expect(upload.getByRole('alert')).toHaveText('You can only select a maximum of 5 files.')
  await expect(rows).toHaveCount(0)

  await chooseFiles(editor, choose, five)
  await expect(upload.getByRole('alert')).toHaveCount(0)
  await upload.getByRole('button', { name: 'Upload 5 files' }).click()
  await expectNotice(editor, 'Upload Media', '5 files were uploaded.')
  const folders = editor.getByRole('list', { name: 'Folders' })
  await expect(folders.getByRole('button', { name: /^Summer\b.*5 files/ })).toBeVisible()

  await folders.getByRole('button', { name: 'Rename Summer' }).click()
  const renaming = editor.getByRole('dialog', { name: 'Rename Folder' })
  await renaming.getByLabel('Folder name').fill('Late summer')
  await renaming.getByRole('button', { name: 'Rename', exact: true }).click()
  await expectNotice(editor, 'Rename Folder', 'The folder has been renamed.')
  await folders.getByRole('button', { name: /^Late summer\b.*5 files/ }).click()
  await expect(editor.getByRole('button', { name: /^gold\.jpg/ })).toBeVisible()
})

test('a PNG that is none is refused beside its name, the others and what was written are kept', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(415)
  browserErrors.allowStatus(409)
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  await editor.route('**/api/galleries/*/update', (route) => route.fulfill({ status: 409 }))
  const upload = await openUpload(editor)
  const files = [await picture('plum.png', 'plum'), fakePng('menu.png')]
  files.push(await picture('coral.jpg', 'coral'))
  await chooseFiles(editor, upload.getByRole('button', { name: 'Choose files' }), files)
  await upload.getByLabel('Alternative text of plum.png').fill('A ripe plum')
  await upload.getByRole('button', { name: 'Upload 3 files' }).click()

  const rows = upload.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('plum.png was uploaded.')
  await expect(rows.nth(1)).toContainText('menu.png cannot be used here')
  await expect(rows.nth(2)).toContainText('coral.jpg was uploaded.')
  await expect(upload).toContainText('Some alternative texts were not saved')
  await expect(rows.nth(0).getByRole('textbox')).toHaveValue('A ripe plum')
  await upload.getByText('Close', { exact: true }).click()
  const sure = editor.getByRole('dialog', { name: 'Discard your changes?' })
  await expect(sure).toContainText('The alternative texts that you wrote are not saved.')
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await editor.unroute('**/api/galleries/*/update')
  await upload.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows.nth(0).getByRole('textbox')).toHaveCount(0)
  await upload.getByText('Close', { exact: true }).click()

  const photos = editor.getByRole('list', { name: 'Photos' })
  await expect(photos.getByRole('button', { name: /^plum\.png/ })).toBeVisible()
  await expect(photos.getByRole('button', { name: /^coral\.jpg/ })).toBeVisible()
  await expect(photos.getByRole('button', { name: /^menu\.png/ })).toHaveCount(0)
})
