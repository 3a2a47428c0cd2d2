import { limits } from '#catalogue/limits.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'
import { visibleName } from '#catalogue/text/visible.ts'

/** Control characters and direction marks, which a name may not contain. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2060-\u2069\ufff9-\ufffb]/g

/**
 * Returns the name of an uploaded file to display: the last part of the path without invisible
 * characters, at most 255 bytes with its extension. Never empty, idempotent, and never used to find
 * bytes.
 */
export function cleanName(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = visibleName(last.replaceAll(unseen, '')).replaceAll(/\s+/g, ' ')
  const name = trimmed(visible)
  return name === '' ? 'Untitled' : shortened(name)
}

/** Returns the bytes of a stored name. */
export function bytesOf(name: string): number {
  return Buffer.byteLength(name)
}

/** Trims spaces, and leading dots, which hide a file. */
function trimmed(name: string): string {
  return trimEndOf(name.replace(/^[\s.]+/, ''), /[\s.]/)
}

function shortened(name: string): string {
  if (bytesOf(name) <= limits.fileName) return name
  const ending = /\.[^.\s]{1,20}$/u.exec(name)?.[0] ?? ''
  const room = limits.fileName - bytesOf(ending)
  let base = ''
  for (const { segment } of new Intl.Segmenter().segment(
    name.slice(0, -ending.length || undefined),
  )) {
    if (bytesOf(base) + bytesOf(segment) > room) break
    base += segment
  }
  return `${trimmed(base) || 'Untitled'}${ending}`
}
