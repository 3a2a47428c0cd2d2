import { expect, test } from 'vitest'
import { sourceFigures } from './source-figures.ts'

const figuresOf = (files: Record<string, string>) => sourceFigures(new Map(Object.entries(files)))

test('lines and files are counted of what runs, not of tests, generated code, demo and bench', () => {
  const line = 'export const a = 1\n'
  const { files, lines } = figuresOf({
    'domain/a.ts': line + line,
    'scripts/b.mjs': line,
    'domain/a.test.ts': line,
    'web/admin/api/wire.gen.ts': line,
    'brands/a.ts': line,
    'bench/a.ts': line,
    'test/a.ts': line,
    'README.md': line,
  })
  expect([files, lines]).toEqual([2, 3])
})

test('a function with five positional parameters is named with its line, one with an object is not', () => {
  const { longParameterLists } = figuresOf({
    'domain/a.ts': [
      'export const b = (a: 1, { b, c, d, e, f }: X) => a',
      'type F = (a: 1, b: 1, c: 1, d: 1, e: 1) => void',
      'export function c(a: 1, b: 1, c: 1, d = 2, ...e: 1[]) {}',
      '',
    ].join('\n'),
  })
  expect(longParameterLists).toEqual(['domain/a.ts:3'])
})

test('comments are counted by their lines; one behind code is part of its line', () => {
  const { commentsPer100 } = figuresOf({
    'store/a.ts':
      '/**\n * One.\n */\nconst a = 1 // two\n\n// three\nconst b = a\nconst c = b\nf(c)\n',
  })
  expect(commentsPer100.store).toBe(50)
})

test('a small file with one importer is a fragment, one with two is not', () => {
  const { fragments } = figuresOf({
    'web/a.ts': "import { b } from './b/b.ts'\nimport { c } from '#web/c.ts'\n",
    'web/b/b.ts': "import { c } from '../c.ts'\n",
    'web/c.ts': 'export const c = 1\n',
  })
  expect(fragments).toEqual(['web/b/b.ts ← web/a.ts'])
})
