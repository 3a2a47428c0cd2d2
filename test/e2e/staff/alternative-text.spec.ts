// A picture without alternative text, on its way to the website.

import { expectAccessible } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { card, expectNotice, openHomeEditor, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { chooseFiles, openMediaLibrary, openUpload, picture } from '../support/media-library.ts'

test.use({ ownApp: true })

test('who submits a picture without alternative text is asked for it, writes it there, and guests hear it', async ({
  staff,
  visit,
  baseURL,
}) => {
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  const upload = await openUpload(editor)
  const crew = await picture('crew.jpg', 'orange')
  await chooseFiles(editor, upload.getByRole('button', { name: 'Choose files' }), [crew])
  await upload.getByRole('button', { name: 'Upload 1 file' }).click()
  await expectNotice(editor, 'Upload Media', 'crew.jpg was uploaded.')

  await openHomeEditor(editor)
  const work = card(editor, 'Work with Us')
  await work.getByRole('button', { name: 'Select from Media Library' }).click()
  const library = editor.getByRole('dialog', { name: 'Media Library' })
  await library.getByLabel('Search pictures').fill('crew.jpg')
  await library.getByRole('button', { name: /^crew\.jpg/ }).click()
  const submit = work.getByRole('button', { name: 'Submit For Approval', exact: true })
  await submit.click()
  const question = editor.getByRole('dialog', { name: 'Submit pictures without alternative text?' })
  const text = question.getByLabel('Alternative text of crew.jpg')
  await expect(text).toBeVisible()
  await expectAccessible(editor)
  // Nothing is sent while the question stands, and going back keeps what was chosen.
  await editor.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(submit).toBeFocused()
  await submit.click()
  await text.fill('The crew waves over the counter')
  await question.getByRole('button', { name: 'Submit For Approval' }).click()
  await expectNotice(editor, 'Work with Us', sentences.submitted)

  await new Content(baseURL).decide('work_with_us', 'approve')
  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.getByRole('img', { name: 'The crew waves over the counter' })).toBeAttached()
})
