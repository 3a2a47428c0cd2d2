import type { ApiNeeds } from './api/needs.gen.ts'
import { fill, shortenName } from './fill.ts'
import {
  Label,
  type Localizable,
  Message,
  type MessageKey,
  type MessageTemplate,
  message,
  messageTemplate,
} from './message.ts'
import { joinMessages } from './messages.ts'
import { serializeMessage } from './serialize-message.ts'

export const mediaMessages = {
  crop: message('media.crop'),
  cropInside: message('media.cropInside'),
  cropSize: messageTemplate('media.cropSize'),
  cropped: messageTemplate('media.cropped'),
  notCroppable: message('media.notCroppable'),
  uncropped: messageTemplate('media.uncropped'),
  noFile: message('media.noFile'),
  oneFile: message('media.oneFile'),
  noSuchFolder: message('media.noSuchFolder'),
  noSuchFile: message('media.noSuchFile'),
  folderAdded: message('media.folderAdded'),
  folderRenamed: message('media.folderRenamed'),
  folderTaken: message('media.folderTaken'),
  folderDeleted: message('media.folderDeleted'),
  folderHolds: messageTemplate('media.folderHolds'),
  folderStays: message('media.folderStays'),
  folderNamed: message('media.folderNamed'),
  named: message('media.named'),
  changed: message('media.changed'),
  unchanged: message('media.unchanged'),
  restored: messageTemplate('media.restored'),
  replaced: messageTemplate('media.replaced'),
  sameBytes: messageTemplate('media.sameBytes'),
  deleted: messageTemplate('media.deleted'),
  notDeleted: message('media.notDeleted'),
  used: messageTemplate('media.used'),
  usedInMore: messageTemplate('media.usedInMore'),
  share: message('media.share'),
  wrongForm: message('media.wrongForm'),
  requestTooLarge: messageTemplate('media.requestTooLarge'),
  titled: messageTemplate('media.titled'),
  place: messageTemplate('media.place'),
  inTicket: messageTemplate('media.inTicket'),
  usedInTickets: messageTemplate('media.usedInTickets'),
  waits: messageTemplate('media.waits'),
  putBack: messageTemplate('media.putBack'),
  noSuchVersion: message('media.noSuchVersion'),
  alt: message('media.alt'),
  decorative: message('media.decorative'),
  documentSize: messageTemplate('media.documentSize'),
  file: message('media.file'),
  focalPoint: message('media.focalPoint'),
  focus: messageTemplate('media.focus'),
  goneFile: message('media.goneFile'),
  name: message('media.name'),
  pictureSize: messageTemplate('media.pictureSize'),
}

export const fileFaults = {
  unknown: messageTemplate('file.unknown'),
  'too-large': messageTemplate('file.tooLarge'),
  empty: messageTemplate('file.empty'),
  truncated: messageTemplate('file.truncated'),
  broken: messageTemplate('file.broken'),
  'too-many-pixels': messageTemplate('file.tooManyPixels'),
  'side-too-long': messageTemplate('file.sideTooLong'),
  'too-slow': messageTemplate('file.tooSlow'),
  'needs-picture': messageTemplate('file.needsPicture'),
  'needs-document': messageTemplate('file.needsDocument'),
}

/** The results of an upload: one file is named, several are counted. */
export const uploadMessages = {
  added: { one: messageTemplate('upload.added'), many: messageTemplate('upload.addedMany') },
  known: { one: messageTemplate('upload.known'), many: messageTemplate('upload.knownMany') },
  broughtBack: {
    one: messageTemplate('upload.broughtBack'),
    many: messageTemplate('upload.broughtBackMany'),
  },
}

export function uploadedMessage(
  items: readonly { name: string; duplicate: boolean; restored: boolean }[],
): Message {
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
  return first ? joinMessages(first, ...more) : mediaMessages.noFile
}

type Counted = (typeof uploadMessages)[keyof typeof uploadMessages]

function counted({ one, many }: Counted, items: readonly { name: string }[]): Message[] {
  const [item, ...more] = items
  if (!item) return []
  return [more.length === 0 ? aboutFile(one, item.name) : fill(many, { count: items.length })]
}

const maxDocuments = 3

interface MediaUse {
  label: Localizable | string
  /** Null for a ticket. */
  approval: number | null
  status_text: string
}

/** Returns why a file in use cannot be deleted: names the documents, counts the tickets. */
export function usedMessage(name: string, uses: readonly MediaUse[]): Message {
  const inContent = uses.filter(({ approval }) => approval !== null)
  const count = uses.length - inContent.length
  const tickets = fill(mediaMessages.usedInTickets, { name: shortenName(name), count })
  if (inContent.length === 0) return tickets
  const places = documentsMessage(name, inContent)
  return count > 0 ? joinMessages(places, tickets) : places
}

function documentsMessage(name: string, uses: readonly MediaUse[]): Message {
  const messagesByUse = uses.map(({ label, status_text }) => {
    return fill(mediaMessages.place, { label, state: new Label(status_text) })
  })
  const distinct = [
    ...new Map(messagesByUse.map((place) => [serializeMessage(place), place])).values(),
  ]
  const places = distinct.slice(0, maxDocuments)
  const more = distinct.length - maxDocuments
  const values = { name: shortenName(name), places }
  return more > 0
    ? fill(mediaMessages.usedInMore, { ...values, more })
    : fill(mediaMessages.used, values)
}

export function deletedMessage(name: string, days: number): Message {
  return fill(mediaMessages.deleted, { name: shortenName(name), days })
}

export function restoredMessage(name: string): Message {
  return aboutFile(mediaMessages.restored, name)
}

export function changedMessage(
  name: string,
  outcome: 'unchanged' | 'changed' | 'pending',
  done: Message,
): Message {
  if (outcome === 'pending') return aboutFile(mediaMessages.waits, name)
  return outcome === 'changed' ? done : mediaMessages.unchanged
}

export function replacedMessage(name: string, isSame: boolean): Message {
  return aboutFile(isSame ? mediaMessages.sameBytes : mediaMessages.replaced, name)
}

/** Keys of messages whose only placeholder is `name`. */
type NameKey = {
  [Key in MessageKey]: keyof ApiNeeds[Key] extends 'name' ? Key : never
}[MessageKey]

export function aboutFile({ key: form }: MessageTemplate<NameKey>, name: string): Message {
  return new Message(form, { name: shortenName(name) })
}
