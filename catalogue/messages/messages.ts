import { fill } from './fill.ts'
import { form, Label, personName, type Sentence, sentence } from './sentence.ts'

/**
 * What the server says, by its keys: the words are in `api/`, a file a language, and are said where
 * an answer leaves (`api-speech.ts`). A key is its sentence's code on the wire and does not change.
 * Quoted English words are the specification's (section 8) and must not change; the others follow
 * its manner: say what happened and what to do. A time in a sentence is its ISO 8601 value: screens
 * show it in the reader's zone (contract section 7).
 */
export const messages = {
  incomplete: sentence('incomplete'),
  internal: sentence('internal'),
  unauthenticated: sentence('unauthenticated'),
  fillInDescription: sentence('fillInDescription'),
  tooManyFiles: sentence('tooManyFiles'),
  saved: sentence('saved'),
  submitted: sentence('submitted'),
  withdrawn: sentence('withdrawn'),
  approved: sentence('approved'),
  approvedLater: sentence('approvedLater'),
  rejected: sentence('rejected'),
  rejectedBare: sentence('rejectedBare'),
  published: sentence('published'),
  unchanged: sentence('unchanged'),
  asItWas: form('asItWas'),
  currencyConcerns: form('currencyConcerns'),
  currencyChanged: form('currencyChanged'),
  undone: sentence('undone'),
  notUndoable: sentence('notUndoable'),
  newerSaved: sentence('newerSaved'),
  nothingBefore: sentence('nothingBefore'),
  loaded: sentence('loaded'),
  shellNotLoaded: sentence('shellNotLoaded'),
  shellNeedsScript: sentence('shellNeedsScript'),
  signedIn: sentence('signedIn'),
  signedOut: sentence('signedOut'),
  previewReady: sentence('previewReady'),
  wrongCredentials: sentence('wrongCredentials'),
  tooManyCalls: sentence('tooManyCalls'),
  tooManyTries: form('tooManyTries'),
  locked: form('locked'),
  opened: form('opened'),
  forbidden: sentence('forbidden'),
  ownWork: sentence('ownWork'),
  notFound: sentence('notFound'),
  noSuchRecord: sentence('noSuchRecord'),
  methodNotAllowed: sentence('methodNotAllowed'),
  malformed: sentence('malformed'),
  tooLarge: sentence('tooLarge'),
  wrongType: sentence('wrongType'),
  busy: sentence('busy'),
  diskFull: sentence('diskFull'),
  databaseDamaged: sentence('databaseDamaged'),
  notPending: sentence('notPending'),
  alreadyOver: sentence('alreadyOver'),
  alreadyArchived: sentence('alreadyArchived'),
  nothingToSubmit: sentence('nothingToSubmit'),
  selectedDone: form('selectedDone'),
  duplicated: sentence('duplicated'),
  endBeforeStart: sentence('endBeforeStart'),
  discarded: sentence('discarded'),
  stillRight: sentence('stillRight'),
  restored: sentence('restored'),
  notDiscardable: sentence('notDiscardable'),
  undoInstead: sentence('undoInstead'),
  reverted: sentence('reverted'),
  notRevertable: sentence('notRevertable'),
  publishedSince: form('publishedSince'),
  formerIsOver: sentence('formerIsOver'),
  slugTaken: sentence('slugTaken'),
  keyTaken: sentence('keyTaken'),
  nothingToTranslate: sentence('nothingToTranslate'),
  endHasPassed: sentence('endHasPassed'),
  notYoursToWithdraw: sentence('notYoursToWithdraw'),
  stale: sentence('stale'),
  noSuchPicture: sentence('noSuchPicture'),
  noSuchDocument: sentence('noSuchDocument'),
  noSuchEntity: sentence('noSuchEntity'),
  linkMissing: form('linkMissing'),
  linkUnpublished: form('linkUnpublished'),
  pageUnpublished: form('pageUnpublished'),
  unsafeLink: sentence('unsafeLink'),
  unsafeLinkOrMail: sentence('unsafeLinkOrMail'),
  notText: sentence('notText'),
  placedFirst: sentence('placedFirst'),
  placedAfter: form('placedAfter'),
  moreMoved: form('moreMoved'),
  unknownItem: sentence('unknownItem'),
  andThen: form('andThen'),
  moved: form('moved'),
  titled: form('place.titled'),
  translated: form('place.translated'),
}

/** What the log says happened, by the step. */
export const stepMessages = {
  save: form('step.save'),
  submit: form('step.submit'),
  withdraw: form('step.withdraw'),
  approve: form('step.approve'),
  reject: form('step.reject'),
  replace: form('step.replace'),
  end: form('step.end'),
  discard: form('step.discard'),
  restore: form('step.restore'),
  publish: form('step.publish'),
  revert: form('step.revert'),
  takeOff: form('step.takeOff'),
  unschedule: form('step.unschedule'),
  confirm: form('step.confirm'),
  undo: form('step.undo'),
  convert: form('step.convert'),
}

/** "Hero Banner is waiting for a decision …": why a record cannot be edited, by whom, since when. */
export function lockedSentence(label: string, name: string, at: string): Sentence {
  return fill(messages.locked, { label: new Label(label), name: personName(name), time: at })
}

/** Why no second draft can be opened: names who has the open one, and since when. */
export function openSentence(label: string, name: string, at: string): Sentence {
  return fill(messages.opened, { label: new Label(label), name: personName(name), time: at })
}

/** After too many tries: how long to wait. */
export function waitSentence(seconds: number): Sentence {
  return fill(messages.tooManyTries, { minutes: Math.ceil(seconds / 60) })
}

/** Sentences one after the other, as one. */
export function inARow(first: Sentence, ...more: Sentence[]): Sentence {
  return more.reduce((before, next) => fill(messages.andThen, { first: before, next }), first)
}
