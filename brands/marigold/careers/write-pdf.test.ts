import { expect, test } from 'vitest'
import { kindOfBytes } from '#domain/media/bytes/file-kind.ts'
import { writePdf } from './write-pdf.ts'

test('a paper is a PDF whose table of objects has their places', () => {
  const bytes = writePdf(
    'Conditions (of sale)',
    Array(90).fill('Floury, long, and not older than ten days.'),
  )
  const file = bytes.toString('latin1')
  expect(kindOfBytes(bytes)).toBe('pdf')
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  )
  for (const [at, place] of places.entries())
    expect(file.slice(place, place + 12)).toMatch(new RegExp(`^${at + 1} 0 obj\n`))
  expect(/\/Count (\d+)/.exec(file)?.[1]).toBe('4')
  expect(file).toContain('(Conditions \\(of sale\\)) Tj')
})
