/** What people read about files of the library. Sentences about one file begin with its name. */
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
  notDeleted: 'This file has not been deleted.',
  share: 'This has to be a number from 0 to 1.',
  wrongForm: 'Files have to be sent as multipart/form-data.',
  requestTooLarge: 'These files are too large to be sent at once. Please send fewer.',
} as const

/** Why a file was not taken, for whoever chose it. */
export const fileFaults = {
  unknown: () => 'is not a picture or PDF that can be used here: only pdf, jpg, jpeg and png are.',
  ending: () => 'has an ending that is not used here: only pdf, jpg, jpeg and png are.',
  lies: (named: string, found: string) => `says it is ${named}, but it is ${found}.`,
  'too-large': (most: number) => `is larger than ${Math.floor(most / 1024 / 1024)} MB.`,
  empty: () => 'is empty.',
  truncated: () => 'is not complete: its end is missing.',
  broken: () => 'is damaged and cannot be opened.',
  'too-many-pixels': () => 'has more than 50 megapixels. Please make it smaller.',
  'too-slow': () => 'takes too long to open. Please save it again with less in it.',
  'other-kind': (wanted: string) => `cannot take its place: that has to be ${wanted}.`,
} as const

/** A sentence about a file, which begins with its name. */
export function aboutFile(name: string, fault: string): string {
  return `${name} ${fault}`
}

/** What an upload has come to. */
export function uploadedSentence(
  items: readonly { name: string; duplicate: boolean; restored: boolean }[],
): string {
  const count = (some: readonly unknown[], one: string, many: string) =>
    some.length === 1 ? one : `${some.length} files ${many}`
  const added = items.filter(({ duplicate, restored }) => !duplicate && !restored)
  const former = items.filter(({ duplicate }) => duplicate)
  const back = items.filter(({ restored }) => restored)
  return [
    ...(added.length > 0 ? [`${count(added, `${added[0]?.name} was`, 'were')} uploaded.`] : []),
    ...former.map(({ name }) => `${name} is in the library already and was not stored twice.`),
    ...back.map(({ name }) => `${name} had been deleted and is back in the library.`),
  ].join(' ')
}

/** Why a file cannot be deleted: names the places. */
export function usedSentence(
  name: string,
  uses: readonly { label: string; status_text: string }[],
): string {
  const places = [...new Set(uses.map((use) => `${use.label} (${use.status_text})`))]
  const shown = places.slice(0, 5).join(', ')
  const more = places.length > 5 ? ` and ${places.length - 5} more places` : ''
  return `${name} is used in ${shown}${more}. Please choose another picture there first.`
}

export function deletedSentence(name: string, days: number): string {
  return `${name} has been deleted. It can be brought back for ${days} days.`
}

export function restoredSentence(name: string): string {
  return `${name} is back in the library.`
}

export function replacedSentence(name: string, isSame: boolean): string {
  return isSame
    ? `${name} has these very bytes already. Nothing was changed.`
    : `${name} has been replaced. Every place that shows it follows.`
}
