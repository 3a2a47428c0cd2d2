import { expect, test } from './support/journey.ts'

test('whoever gets our fonts and scripts gets their licences', async ({ request }) => {
  const response = await request.get('/licences.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('@fontsource-variable/rubik')
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toContain('@mantine/core')
})
