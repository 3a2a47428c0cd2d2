import { expect, test } from './support/journey.ts'

test('whoever gets our fonts and scripts gets their licences', async ({ request }) => {
  const answer = await request.get('/licences.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('@fontsource-variable/rubik')
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toContain('@mantine/core')
})
