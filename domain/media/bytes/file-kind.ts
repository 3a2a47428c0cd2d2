/** The kinds of file that the library takes (specification section 5). */
export type FileKind = 'jpeg' | 'png' | 'pdf'

/** How each kind is called on the wire and at the end of a name. */
export const fileKinds = {
  jpeg: { type: 'image/jpeg', ending: 'jpg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', ending: 'png', endings: ['png'] },
  pdf: { type: 'application/pdf', ending: 'pdf', endings: ['pdf'] },
} as const satisfies Record<FileKind, object>

/** How many bytes from the start `kindOfBytes` looks at. */
export const signatureLength = 16

const signatures: readonly [FileKind, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  // The signature, and the chunk that has to come first: 13 bytes of IHDR.
  ['png', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** What the first bytes of a file say it is; null when the library does not take it. */
export function kindOfBytes(head: Uint8Array): FileKind | null {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  return found?.[0] ?? null
}

/** What the end of a name says it is: a kind, `none` without an ending, or null for another one. */
export function kindOfName(name: string): FileKind | 'none' | null {
  const ending = /\.([^.\s]{1,20})$/u.exec(name)?.[1]?.toLowerCase()
  if (ending === undefined) return 'none'
  for (const kind of ['jpeg', 'png', 'pdf'] as const) {
    if (fileKinds[kind].endings.some((known) => known === ending)) return kind
  }
  return null
}
