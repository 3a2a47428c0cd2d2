import type { UploadedItem } from '#catalogue/wire.ts'

/** How far a chosen file has come. */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'sending'; share: number }
  | { is: 'done'; item: UploadedItem }
  | { is: 'refused'; sentence: string; mayTryAgain: boolean }

export interface UploadEntry {
  key: string
  file: File
  state: UploadState
}

/** What became of a file that arrived, in a sentence. */
export function arrivalSentence({ name, duplicate, restored }: UploadedItem): string {
  if (restored) return `It was among the recently deleted and is back, as “${name}”.`
  return duplicate ? `It is already in the library, as “${name}”. It is kept once.` : 'Uploaded.'
}

/** What became of all of them: the sentence for the end, and one for each that needs a word. */
export function uploadSummary(entries: readonly UploadEntry[]): {
  message: string
  details: string[]
} {
  const done = entries.flatMap(({ file, state }) =>
    state.is === 'done' ? [{ file, item: state.item }] : [],
  )
  const added = done.filter(({ item }) => !item.duplicate)
  const details = done
    .filter(({ item }) => item.duplicate || item.restored)
    .map(({ file, item }) => `${file.name}: ${arrivalSentence(item)}`)
  return { message: addedSentence(added.length, added[0]?.item.name ?? ''), details }
}

function addedSentence(count: number, name: string): string {
  if (count === 0) return 'Nothing new was added.'
  return count === 1 ? `“${name}” is in the library.` : `${count} files are in the library.`
}
