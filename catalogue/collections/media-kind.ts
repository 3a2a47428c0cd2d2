/** How the specification's client splits the library. */
export const mediaKinds = ['photos', 'files', 'videos'] as const

export type MediaKind = (typeof mediaKinds)[number]

export function mediaKindOf(fileType: string): MediaKind {
  if (fileType.startsWith('image/')) return 'photos'
  return fileType.startsWith('video/') ? 'videos' : 'files'
}

/** The id of General, the folder that uploads go to when they name none (specification section 7). */
export const generalFolderId = 1
