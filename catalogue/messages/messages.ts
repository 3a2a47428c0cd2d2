import { fill } from './fill.ts'

/**
 * The sentences that people read. Quoted ones are the specification's (section 8) and must not
 * change; the others follow its manner: say what happened and what to do. A time in a sentence is its
 * ISO 8601 value: screens show it in the reader's zone (contract section 7).
 */
export const messages = {
  incomplete: 'Incomplete details. Please complete the form.',
  internal: "Something's not right. Please try again.",
  unauthenticated: 'Authentication information is missing.',
  noToken: 'No token found!',
  chooseRequest: 'Please select your request.',
  fillInDescription: 'Please Fill in Description',
  tooManyFiles: 'You can only select a maximum of 5 files.',
  unavailablePage:
    'The page you are attempting to reach is currently not available. This may be because the page does not exist or has been moved.',
  backToHome: 'BACK TO HOME PAGE',
  saved: 'Your draft has been saved.',
  submitted: 'Your Approval Request has been submitted for review.',
  withdrawn: 'Your request has been taken back. It is a draft again.',
  approved: 'The request has been approved. Visitors see it now.',
  approvedLater: 'The request has been approved. Visitors see it when its time comes.',
  rejected: 'The request has been rejected. Its author sees your remarks.',
  published: 'Saved. Visitors see it now.',
  unchanged: 'Nothing was changed: visitors see this already.',
  asItWas: 'As it was on {time}',
  undone: 'The earlier version is back. Visitors see it now.',
  notUndoable: 'Only what was saved without an approval can be undone.',
  newerSaved: 'Newer changes have been saved since. Nothing was overwritten.',
  nothingBefore: 'There is no earlier version to go back to.',
  loaded: 'Loaded.',
  signedIn: 'Signed in.',
  signedOut: 'Signed out.',
  previewReady: 'Preview is open for an hour.',
  wrongCredentials: 'The user name or the password is not right.',
  tooManyTries: 'Too many tries. Please wait a few minutes and try again.',
  locked: '{label} was submitted by {name} on {time} and is locked until someone decides on it.',
  opened:
    '{label} already has a draft by {name}, saved on {time}. Please load it and go on from there.',
  forbidden: 'Your role does not allow this.',
  ownWork: 'You wrote or submitted this yourself. Someone else has to decide on it.',
  notFound: 'There is nothing at this address.',
  noSuchRecord: 'There is no such record.',
  methodNotAllowed: 'This address does not take that kind of request.',
  malformed: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  wrongType: 'The request has to be sent as JSON.',
  busy: 'The system is busy. Nothing was changed. Please try again in a moment.',
  diskFull: 'There is no room left to save. Nothing was changed. Please tell your administrator.',
  notPending: 'This is not waiting for a decision any more.',
  alreadyOver:
    'Its end has passed: visitors would see nothing in its place. Please send it back with remarks.',
  endBeforeStart: 'The end has to be after the start.',
  discarded: 'The draft has been discarded. It is in the history and can be restored.',
  stillRight: 'The translation is marked as still right.',
  restored: 'The earlier version is a draft again. Visitors see nothing of it yet.',
  notDiscardable: 'Only a draft, or what was rejected last, can be discarded.',
  undoInstead: 'This is saved without approval. Please undo the change in the log.',
  reverted: 'What visitors saw before is back.',
  notRevertable: 'Only what was published after an approval can be put back.',
  publishedSince: 'Something newer of {label} has been published since. Nothing was changed.',
  formerIsOver:
    'What visitors saw before has come to its end. Nothing was changed. It can be restored as a draft.',
  slugTaken: 'Another entry has or had this address. Please choose another.',
  nothingToTranslate: 'There is nothing to translate yet: the first language comes first.',
  endHasPassed: 'The end has passed already.',
  notYoursToWithdraw: 'Only the person who submitted this can take it back.',
  stale: 'Someone saved a newer version while you were working. Nothing was overwritten.',
  noSuchPicture: 'That picture is not in the library any more. Please choose another.',
  noSuchEntity: 'That title is not on the list any more. Please choose another.',
  unsafeLink: 'Links start with https://, http:// or a single / for a page of this site.',
  notText: 'This contains characters that cannot be shown.',
  placedFirst: 'First',
  placedAfter: 'After “{title}”',
  moreMoved: '{left} more entries',
  unknownItem: 'This one is not part of the set any more. Please load the page again.',
} as const

/** "Hero Banner is waiting for a decision …": why a record cannot be edited, by whom, since when. */
export function lockedSentence(label: string, name: string, at: string): string {
  return fill(messages.locked, { label, name, time: at })
}

/** Why no second draft can be opened: names who has the open one, and since when. */
export function openSentence(label: string, name: string, at: string): string {
  return fill(messages.opened, { label, name, time: at })
}
