import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LogEntry } from '#catalogue/wire.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'
import { logCsv } from './log-csv.ts'

test('the log is exported as CSV, by kind, to whoever may see it', async () => {
  const app = await openTestApp()
  await app.call(asEditor, 'POST', '/headers/1/update', { structure: [1] })
  await app.call(asEditor, 'POST', '/footers/update', { text: 'Hello' })
  const path = '/api/logs/export?kind=footer'
  expect((await app.get(path)).status).toBe(401)
  const authorization = `Bearer ${await app.tokenOf(asSupport)}`
  const { status, headers, bytes } = await app.get(path, { authorization })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="activity.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const lines = bytes.toString().split('\r\n')
  expect(lines[0]).toContain('"Description","Author"')
  expect(lines[1]).toContain('"Footer saved and published","editor"')
  expect(lines).toHaveLength(3)
  for (const query of ['status=9', 'kind=nothing', 'kind=__proto__']) {
    expect((await app.get(`/api/logs/export?${query}`, { authorization })).status).toBe(422)
  }
})

test('each line of it has what was done, by whom, when, and what somebody said to it', async () => {
  const app = await openTestApp()
  const body = { ...icmLine(), approval: 1 }
  const { body: saved } = await app.call<{ id: number }>(
    asEditor,
    'POST',
    '/banners/home/icm',
    body,
  )
  const decision = { entity_id: saved.data.id, entity_type: 'icm_banner', remarks: 'Too loud.' }
  const submitted = app.clock.now()
  app.clock.pass({ minutes: 5 })
  await app.call(asApprover, 'POST', '/approvals/reject', decision)
  const authorization = `Bearer ${await app.tokenOf(asSupport)}`
  const { bytes } = await app.get('/api/logs/export', { authorization })
  const [headings = [], rejected = [], , drafted = []] = cellsOf(bytes.toString())
  const lineOf = (cells: string[]) =>
    Object.fromEntries(headings.map((name, at) => [name, cells[at]]))
  expect(lineOf(rejected)).toEqual({
    Description: 'ICM Banner rejected',
    Author: 'editor',
    'Date and time (UTC)': submitted,
    'Approved by': 'approver',
    'Approved at (UTC)': app.clock.now(),
    Status: 'Rejected',
    Remarks: 'Too loud.',
    Kind: 'icm_banner',
  })
  expect(lineOf(drafted)).toMatchObject({
    'Date and time (UTC)': submitted,
    'Approved by': '',
    'Approved at (UTC)': '',
    Status: 'Draft',
    Remarks: '',
  })
})

const entry: LogEntry = {
  id: 1,
  description: '',
  author: 'editor',
  created_by: 'editor',
  created_at: '2026-05-01T09:00:00.000Z',
  status: 2,
  statusText: 'Approved',
  status_text: 'Approved',
  approved_by: null,
  approved_at: null,
  remarks: null,
  entity_type: 'footer',
  entity_id: 1,
  entry_id: 0,
  language: '',
  can_undo: false,
}

/** The cells of a CSV text, read by the rules of RFC 4180. */
function cellsOf(csv: string): string[][] {
  return csv
    .replace('\ufeff', '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    )
}

async function* only(one: LogEntry) {
  yield [one]
}

test('whatever stands in the log, no cell is a formula, and every cell comes out as it was', async () => {
  const start = fc.constantFrom('', '=', '+', '-', '@', '\t=', '\r\n=', '  =', '|', '%', '＝', '"')
  const words = fc.tuple(start, fc.string({ unit: 'grapheme' })).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(words, words, async (remarks, description) => {
      const csv = await Array.fromAsync(logCsv(only({ ...entry, remarks, description })))
      const [, row = []] = cellsOf(csv.join(''))
      expect(row).toHaveLength(8)
      for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@|%＝＋－＠]/)
      for (const [cell, text] of [
        [row[0], description],
        [row[6], remarks],
      ]) {
        // The guards are apostrophes, and nothing else is changed.
        expect(cell?.replaceAll("'", '')).toBe(text?.replaceAll("'", ''))
      }
    }),
  )
})
