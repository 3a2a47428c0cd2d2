/** The kinds of file that the library takes (specification section 5). */
export type FileKind = 'jpeg' | 'png' | 'pdf'

/** Media type and file extension of each kind. */
export const fileKinds = {
  jpeg: { type: 'image/jpeg', ending: 'jpg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', ending: 'png', endings: ['png'] },
  pdf: { type: 'application/pdf', ending: 'pdf', endings: ['pdf'] },
} as const satisfies Record<FileKind, object>

/** Bytes from the start that `kindOfBytes` reads, as PDF readers do (ISO 32000-1, annex H). */
export const signatureLength = 1024

const pictures: readonly [FileKind, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  // The signature, and the chunk that has to come first: 13 bytes of IHDR.
  ['png', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]],
]

/**
 * Returns what the first bytes of a file say it is, whatever its name says; null when the library
 * does not take it. Mail programs and scanners put lines of their own before the header of a PDF.
 */
export function kindOfBytes(head: Uint8Array): FileKind | null {
  const kind = pictures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  if (kind) return kind[0]
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, signatureLength))
  return start.includes('%PDF-') ? 'pdf' : null
}

/**
 * Returns the name with the ending of what the file is: one of another kind is replaced, behind any
 * other it is added. A name without an ending stays as it is.
 */
export function withEndingOf(kind: FileKind, name: string): string {
  const ending = /\.([^.\s]{1,20})$/u.exec(name)?.[1]
  if (ending === undefined) return name
  const named = kinds.find((one) => {
    return fileKinds[one].endings.some((known) => known === ending.toLowerCase())
  })
  if (named === kind) return name
  const base = named ? name.slice(0, -ending.length - 1) : name
  return `${base || 'Untitled'}.${fileKinds[kind].ending}`
}

const kinds = ['jpeg', 'png', 'pdf'] as const
