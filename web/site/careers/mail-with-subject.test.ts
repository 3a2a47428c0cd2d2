import { expect, test } from 'vitest'
import { mailWithSubject } from './mail-with-subject.ts'

test('a mail address gets the subject, in whatever letters', () => {
  expect(mailWithSubject('mailto:jobs@m.example', 'Cook & baker, Köln')).toBe(
    'mailto:jobs@m.example?subject=Cook%20%26%20baker%2C%20K%C3%B6ln',
  )
  expect(mailWithSubject('mailto:jobs@m.example?cc=a@m.example', 'طاهٍ')).toMatch(
    /^mailto:jobs@m\.example\?cc=a@m\.example&subject=%D8/,
  )
})

test('a subject of the editor stays, and so does a page', () => {
  const own = 'mailto:jobs@m.example?Subject=Hello'
  expect(mailWithSubject(own, 'Cook')).toBe(own)
  expect(mailWithSubject('https://jobs.example/1', 'Cook')).toBe('https://jobs.example/1')
  expect(mailWithSubject('', 'Cook')).toBe('')
})

test('a preview leaves no mark of a field in the subject', () => {
  expect(mailWithSubject('mailto:a@m.example', '\u{F0001}Cook')).toBe(
    'mailto:a@m.example?subject=Cook',
  )
})
