import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from './pictures.ts'

const files = new Set(globSync('brands/marigold/pictures/*.svg').map((path) => basename(path)))

test('every picture of the demo is a file, or drawn, and then the same each time', () => {
  for (const { file, svg } of pictures) {
    if (typeof svg === 'object') {
      expect(files, file).toContain(basename(svg.path))
      continue
    }
    expect(svg(), file).toMatch(/^<svg [^>]+>.*<\/svg>$/s)
    expect(svg(), file).not.toMatch(/NaN|undefined/)
    expect(svg(), file).toBe(svg())
  }
})
