import { clipped, fill } from './fill.ts'

/** What people read about files of the library. */
export const mediaMessages = {
  noFile: 'Please choose a file to upload.',
  oneFile: 'Please choose one file.',
  noSuchFolder: 'There is no such folder any more. Please choose another.',
  noSuchFile: 'This file is not in the library any more.',
  folderAdded: 'The folder has been added.',
  folderRenamed: 'The folder has been renamed.',
  folderTaken: 'There is a folder of that name already.',
  folderNamed: 'Please give the folder a name.',
  named: 'Please give the file a name.',
  changed: 'Your changes have been saved.',
  unchanged: 'Nothing was changed: this is what is saved already.',
  restored: '{name} is back in the library.',
  replaced: '{name} has been replaced. Every place that shows it follows.',
  sameBytes: '{name} has these very bytes already. Nothing was changed.',
  deleted: '{name} has been deleted. It can be brought back for {days} days.',
  notDeleted: 'This file has not been deleted.',
  used: '{name} is used in {places}. Please choose another picture there first.',
  usedInMore:
    '{name} is used in {places} and {more} more places. Please choose another picture there first.',
  share: 'This has to be a number from 0 to 1.',
  wrongForm: 'Files have to be sent as multipart/form-data.',
  requestTooLarge: 'These files are too large to be sent at once. Please send fewer.',
} as const

/** Why a file was not taken, for whoever chose it. */
export const fileFaults = {
  unknown: '{name} is not a picture or PDF that can be used here: only pdf, jpg, jpeg and png are.',
  ending: '{name} has an ending that is not used here: only pdf, jpg, jpeg and png are.',
  lies: '{name} says it is {claimed}, but it is {actual}.',
  'too-large': '{name} is larger than {most} MB.',
  empty: '{name} is empty.',
  truncated: '{name} is not complete: its end is missing.',
  broken: '{name} is damaged and cannot be opened.',
  'too-many-pixels': '{name} has more than 50 megapixels. Please make it smaller.',
  'too-slow': '{name} takes too long to open. Please save it again with less in it.',
  'needs-picture': '{name} cannot take its place: that has to be a picture.',
  'needs-document': '{name} cannot take its place: that has to be a PDF.',
} as const

/** What became of the files of an upload: one is named, several are counted. */
export const uploadMessages = {
  added: { one: '{name} was uploaded.', many: '{count} files were uploaded.' },
  known: {
    one: '{name} is in the library already and was not stored twice.',
    many: '{count} files are in the library already and were not stored twice.',
  },
  broughtBack: {
    one: '{name} had been deleted and is back in the library.',
    many: '{count} files had been deleted and are back in the library.',
  },
} as const

/** What an upload has come to. */
export function uploadedSentence(
  items: readonly { name: string; duplicate: boolean; restored: boolean }[],
): string {
  const added = items.filter(({ duplicate, restored }) => !duplicate && !restored)
  return [
    ...counted(uploadMessages.added, added),
    ...counted(
      uploadMessages.known,
      items.filter(({ duplicate }) => duplicate),
    ),
    ...counted(
      uploadMessages.broughtBack,
      items.filter(({ restored }) => restored),
    ),
  ].join(' ')
}

type Counted = (typeof uploadMessages)[keyof typeof uploadMessages]

function counted({ one, many }: Counted, items: readonly { name: string }[]): string[] {
  const [item, ...more] = items
  if (!item) return []
  return [more.length === 0 ? aboutFile(one, item.name) : fill(many, { count: items.length })]
}

/** How many places a sentence names. */
const mostPlaces = 3

/** Why a file cannot be deleted: names the places. */
export function usedSentence(
  name: string,
  uses: readonly { label: string; status_text: string }[],
): string {
  const all = [...new Set(uses.map((use) => `${use.label} (${use.status_text})`))]
  const places = all.slice(0, mostPlaces).join(', ')
  const more = all.length - mostPlaces
  const given = { name: clipped(name), places, more }
  return fill(more > 0 ? mediaMessages.usedInMore : mediaMessages.used, given)
}

export function deletedSentence(name: string, days: number): string {
  return fill(mediaMessages.deleted, { name: clipped(name), days })
}

export function restoredSentence(name: string): string {
  return aboutFile(mediaMessages.restored, name)
}

export function replacedSentence(name: string, isSame: boolean): string {
  return aboutFile(isSame ? mediaMessages.sameBytes : mediaMessages.replaced, name)
}

/** A sentence that needs nothing but a file's name. */
export function aboutFile<Sentence extends `{name} ${string}`>(
  sentence: Sentence,
  name: string,
): string {
  return sentence.replace('{name}', () => clipped(name))
}
