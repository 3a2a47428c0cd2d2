import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { readChosen, tableError } from './send-import.ts'

test.each(['faq.csv', 'FAQ.CSV', 'menu.json'])('%j is looked at', (name) => {
  expect(tableError(name)).toBeNull()
})

test('a workbook is refused with what to do', () => {
  expect(tableError('faq.xlsx')).toBe(
    'The file is neither CSV nor JSON. Please save it as “CSV UTF-8” and choose it again.',
  )
})

test('what is brought in is what was chosen, also when the file is saved anew meanwhile', async () => {
  const table = await readChosen(new File(['question\nWhen?\n'], 'faq.csv'))
  expect([table?.name, await table?.bytes.text()]).toEqual(['faq.csv', 'question\nWhen?\n'])
})
