type Errors = Record<string, string[]>

const begins = ['gallery_ids', 'screenshot_ids']

function isOfPictures(path: string): boolean {
  return begins.some((begin) => path.startsWith(begin))
}

/** What the server says of the pictures, or of one of them (`gallery_ids.0`). */
export function pictureFault(errors: Errors): string | undefined {
  return Object.entries(errors).find(([path]) => isOfPictures(path))?.[1][0]
}

/** What else it says, once other pictures are chosen. */
export function withoutPictureFault(errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isOfPictures(path)))
}
