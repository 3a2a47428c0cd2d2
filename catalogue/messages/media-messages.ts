import type { ApiNeeds } from './api/needs.gen.ts'
import { clipped, fill } from './fill.ts'
import { inARow } from './messages.ts'
import {
  type Form,
  form,
  Label,
  type Said,
  Sentence,
  type SentenceKey,
  sentence,
} from './sentence.ts'
import { written } from './written.ts'

/** What people read about files of the library. */
export const mediaMessages = {
  noFile: sentence('media.noFile'),
  oneFile: sentence('media.oneFile'),
  noSuchFolder: sentence('media.noSuchFolder'),
  noSuchFile: sentence('media.noSuchFile'),
  folderAdded: sentence('media.folderAdded'),
  folderRenamed: sentence('media.folderRenamed'),
  folderTaken: sentence('media.folderTaken'),
  folderDeleted: sentence('media.folderDeleted'),
  folderHolds: form('media.folderHolds'),
  folderStays: sentence('media.folderStays'),
  folderNamed: sentence('media.folderNamed'),
  named: sentence('media.named'),
  changed: sentence('media.changed'),
  unchanged: sentence('media.unchanged'),
  restored: form('media.restored'),
  replaced: form('media.replaced'),
  sameBytes: form('media.sameBytes'),
  deleted: form('media.deleted'),
  notDeleted: sentence('media.notDeleted'),
  used: form('media.used'),
  usedInMore: form('media.usedInMore'),
  share: sentence('media.share'),
  wrongForm: sentence('media.wrongForm'),
  requestTooLarge: form('media.requestTooLarge'),
  titled: form('media.titled'),
  place: form('media.place'),
  inTicket: form('media.inTicket'),
  usedInTickets: form('media.usedInTickets'),
  waits: form('media.waits'),
  putBack: form('media.putBack'),
  noSuchVersion: sentence('media.noSuchVersion'),
  alt: sentence('media.alt'),
  decorative: sentence('media.decorative'),
  documentSize: form('media.documentSize'),
  file: sentence('media.file'),
  focalPoint: sentence('media.focalPoint'),
  focus: form('media.focus'),
  goneFile: sentence('media.goneFile'),
  name: sentence('media.name'),
  pictureSize: form('media.pictureSize'),
}

/** Why a file was not taken, for whoever chose it. */
export const fileFaults = {
  unknown: form('file.unknown'),
  'too-large': form('file.tooLarge'),
  empty: form('file.empty'),
  truncated: form('file.truncated'),
  broken: form('file.broken'),
  'too-many-pixels': form('file.tooManyPixels'),
  'side-too-long': form('file.sideTooLong'),
  'too-slow': form('file.tooSlow'),
  'needs-picture': form('file.needsPicture'),
  'needs-document': form('file.needsDocument'),
}

/** What became of the files of an upload: one is named, several are counted. */
export const uploadMessages = {
  added: { one: form('upload.added'), many: form('upload.addedMany') },
  known: { one: form('upload.known'), many: form('upload.knownMany') },
  broughtBack: { one: form('upload.broughtBack'), many: form('upload.broughtBackMany') },
}

/** What an upload has come to; it has at least one file. */
export function uploadedSentence(
  items: readonly { name: string; duplicate: boolean; restored: boolean }[],
): Sentence {
  const [first, ...more] = [
    ...counted(
      uploadMessages.added,
      items.filter(({ duplicate, restored }) => !duplicate && !restored),
    ),
    ...counted(
      uploadMessages.known,
      items.filter(({ duplicate }) => duplicate),
    ),
    ...counted(
      uploadMessages.broughtBack,
      items.filter(({ restored }) => restored),
    ),
  ]
  return first ? inARow(first, ...more) : mediaMessages.noFile
}

type Counted = (typeof uploadMessages)[keyof typeof uploadMessages]

function counted({ one, many }: Counted, items: readonly { name: string }[]): Sentence[] {
  const [item, ...more] = items
  if (!item) return []
  return [more.length === 0 ? aboutFile(one, item.name) : fill(many, { count: items.length })]
}

/** How many places a sentence names. */
const mostPlaces = 3

interface Used {
  label: Said | string
  /** Null of a ticket. */
  approval: number | null
  status_text: string
}

/** Why a file cannot be deleted, which is used: names the places, and counts the tickets. */
export function usedSentence(name: string, uses: readonly Used[]): Sentence {
  const inContent = uses.filter(({ approval }) => approval !== null)
  const count = uses.length - inContent.length
  const tickets = fill(mediaMessages.usedInTickets, { name: clipped(name), count })
  if (inContent.length === 0) return tickets
  const places = placesSentence(name, inContent)
  return count > 0 ? inARow(places, tickets) : places
}

function placesSentence(name: string, uses: readonly Used[]): Sentence {
  const all = uses.map(({ label, status_text }) => {
    return fill(mediaMessages.place, { label, state: new Label(status_text) })
  })
  const each = [...new Map(all.map((place) => [written(place), place])).values()]
  const places = each.slice(0, mostPlaces)
  const more = each.length - mostPlaces
  const given = { name: clipped(name), places }
  return more > 0
    ? fill(mediaMessages.usedInMore, { ...given, more })
    : fill(mediaMessages.used, given)
}

export function deletedSentence(name: string, days: number): Sentence {
  return fill(mediaMessages.deleted, { name: clipped(name), days })
}

export function restoredSentence(name: string): Sentence {
  return aboutFile(mediaMessages.restored, name)
}

/** What came of a change of a file; `done` is what is said where guests see it at once. */
export function changedSentence(
  name: string,
  outcome: 'unchanged' | 'changed' | 'pending',
  done: Sentence,
): Sentence {
  if (outcome === 'pending') return aboutFile(mediaMessages.waits, name)
  return outcome === 'changed' ? done : mediaMessages.unchanged
}

export function replacedSentence(name: string, isSame: boolean): Sentence {
  return aboutFile(isSame ? mediaMessages.sameBytes : mediaMessages.replaced, name)
}

/** The keys of sentences that need nothing but a name. */
type NameKey = {
  [Key in SentenceKey]: keyof ApiNeeds[Key] extends 'name' ? Key : never
}[SentenceKey]

/** A sentence that needs nothing but a file's name. */
export function aboutFile({ form }: Form<NameKey>, name: string): Sentence {
  return new Sentence(form, { name: clipped(name) })
}
