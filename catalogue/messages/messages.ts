import { fill } from './fill.ts'
import { Label, type Message, message, messageTemplate, personName } from './message.ts'

/**
 * The messages of the server. Quoted English texts are the specification's (section 8) and must not
 * change. Times are ISO 8601: screens show them in the reader's zone.
 */
export const messages = {
  incomplete: message('incomplete'),
  internal: message('internal'),
  unauthenticated: message('unauthenticated'),
  fillInDescription: message('fillInDescription'),
  tooManyFiles: message('tooManyFiles'),
  saved: message('saved'),
  submitted: message('submitted'),
  withdrawn: message('withdrawn'),
  approved: message('approved'),
  approvedLater: message('approvedLater'),
  rejected: message('rejected'),
  rejectedBare: message('rejectedBare'),
  published: message('published'),
  unchanged: message('unchanged'),
  asItWas: messageTemplate('asItWas'),
  currencyConcerns: messageTemplate('currencyConcerns'),
  currencyChanged: messageTemplate('currencyChanged'),
  undone: message('undone'),
  notUndoable: message('notUndoable'),
  newerSaved: message('newerSaved'),
  nothingBefore: message('nothingBefore'),
  loaded: message('loaded'),
  momentStarts: messageTemplate('momentStarts'),
  momentEnds: messageTemplate('momentEnds'),
  momentPlanned: messageTemplate('momentPlanned'),
  calendarLinkMade: message('calendarLinkMade'),
  calendarLinkRemoved: message('calendarLinkRemoved'),
  noCalendar: message('noCalendar'),
  shellNotLoaded: message('shellNotLoaded'),
  shellNeedsScript: message('shellNeedsScript'),
  signedIn: message('signedIn'),
  signedOut: message('signedOut'),
  previewReady: message('previewReady'),
  wrongCredentials: message('wrongCredentials'),
  tooManyCalls: message('tooManyCalls'),
  tooManyTries: messageTemplate('tooManyTries'),
  locked: messageTemplate('locked'),
  opened: messageTemplate('opened'),
  forbidden: message('forbidden'),
  ownWork: message('ownWork'),
  notFound: message('notFound'),
  noSuchRecord: message('noSuchRecord'),
  methodNotAllowed: message('methodNotAllowed'),
  keyOfAnother: message('keyOfAnother'),
  keyTooLong: message('keyTooLong'),
  malformed: message('malformed'),
  tooLarge: message('tooLarge'),
  wrongType: message('wrongType'),
  busy: message('busy'),
  searchNotReady: message('searchNotReady'),
  searchElsewhere: messageTemplate('searchElsewhere'),
  diskFull: message('diskFull'),
  databaseDamaged: message('databaseDamaged'),
  notPending: message('notPending'),
  alreadyOver: message('alreadyOver'),
  alreadyArchived: message('alreadyArchived'),
  draftIsOpen: message('draftIsOpen'),
  wasRejected: message('wasRejected'),
  nothingToSubmit: message('nothingToSubmit'),
  selectedDone: messageTemplate('selectedDone'),
  approvedTogether: messageTemplate('approvedTogether'),
  rejectedTogether: messageTemplate('rejectedTogether'),
  approvedInPart: message('approvedInPart'),
  approvedInPartLater: message('approvedInPartLater'),
  notInParts: message('notInParts'),
  approvedFirst: message('approvedFirst'),
  needsTwoWhole: message('needsTwoWhole'),
  alreadyByYou: message('alreadyByYou'),
  noSuchChange: message('noSuchChange'),
  noSuggestion: message('noSuggestion'),
  duplicated: message('duplicated'),
  endBeforeStart: message('endBeforeStart'),
  discarded: message('discarded'),
  stillRight: message('stillRight'),
  restored: message('restored'),
  notDiscardable: message('notDiscardable'),
  undoInstead: message('undoInstead'),
  reverted: message('reverted'),
  notRevertable: message('notRevertable'),
  publishedSince: messageTemplate('publishedSince'),
  formerIsOver: message('formerIsOver'),
  slugTaken: message('slugTaken'),
  addressOurs: message('addressOurs'),
  parentCircle: message('parentCircle'),
  keyTaken: message('keyTaken'),
  nothingToTranslate: message('nothingToTranslate'),
  endHasPassed: message('endHasPassed'),
  notYoursToWithdraw: message('notYoursToWithdraw'),
  stale: message('stale'),
  noSuchPicture: message('noSuchPicture'),
  noSuchDocument: message('noSuchDocument'),
  noSuchEntity: message('noSuchEntity'),
  linkMissing: messageTemplate('linkMissing'),
  linkUnpublished: messageTemplate('linkUnpublished'),
  pageUnpublished: messageTemplate('pageUnpublished'),
  ownPageUnpublished: messageTemplate('ownPageUnpublished'),
  linkHidden: messageTemplate('linkHidden'),
  unsafeLink: message('unsafeLink'),
  unsafeLinkOrMail: message('unsafeLinkOrMail'),
  notText: message('notText'),
  placedFirst: message('placedFirst'),
  placedAfter: messageTemplate('placedAfter'),
  moreMoved: messageTemplate('moreMoved'),
  unknownItem: message('unknownItem'),
  andThen: messageTemplate('andThen'),
  moved: messageTemplate('moved'),
  titled: messageTemplate('place.titled'),
  translated: messageTemplate('place.translated'),
}

/** The sentences of the log by transition. */
export const transitionMessages = {
  save: messageTemplate('step.save'),
  submit: messageTemplate('step.submit'),
  withdraw: messageTemplate('step.withdraw'),
  approve: messageTemplate('step.approve'),
  reject: messageTemplate('step.reject'),
  approveFirst: messageTemplate('step.approveFirst'),
  approvePart: messageTemplate('step.approvePart'),
  return: messageTemplate('step.return'),
  replace: messageTemplate('step.replace'),
  end: messageTemplate('step.end'),
  discard: messageTemplate('step.discard'),
  restore: messageTemplate('step.restore'),
  publish: messageTemplate('step.publish'),
  revert: messageTemplate('step.revert'),
  takeOff: messageTemplate('step.takeOff'),
  unschedule: messageTemplate('step.unschedule'),
  confirm: messageTemplate('step.confirm'),
  undo: messageTemplate('step.undo'),
  convert: messageTemplate('step.convert'),
}

/** Returns why a record cannot be edited, who submitted it and when. */
export function lockedMessage(label: string, name: string, at: string): Message {
  return fill(messages.locked, { label: new Label(label), name: personName(name), time: at })
}

/** Returns why no second draft can be opened, who has the open one and since when. */
export function openMessage(label: string, name: string, at: string): Message {
  return fill(messages.opened, { label: new Label(label), name: personName(name), time: at })
}

export function waitMessage(seconds: number): Message {
  return fill(messages.tooManyTries, { minutes: Math.ceil(seconds / 60) })
}

export function joinMessages(first: Message, ...more: Message[]): Message {
  return more.reduce((before, next) => fill(messages.andThen, { first: before, next }), first)
}
