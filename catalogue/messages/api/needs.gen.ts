/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface ApiNeeds {
  addressOurs: null
  alreadyArchived: null
  alreadyByYou: null
  alreadyOver: null
  andThen: { first: string | number; next: string | number }
  approved: null
  approvedFirst: null
  approvedInPart: null
  approvedInPartLater: null
  approvedLater: null
  approvedTogether: { count: number; decided: number }
  asItWas: { time: string | number }
  'assignment.alreadyApproved': { name: string | number }
  'assignment.cannotDecide': { name: string | number }
  'assignment.cannotEdit': { name: string | number }
  'assignment.ended': null
  'assignment.noSuchPerson': null
  'assignment.none': null
  'assignment.notYours': null
  'assignment.nothingOpen': null
  'assignment.outside': { name: string | number }
  'assignment.ownWork': { name: string | number }
  'assignment.past': null
  'assignment.saved': { name: string | number }
  autosaveOwn: null
  autosaveSubmits: null
  autosaveVersion: null
  busy: null
  calendarLinkMade: null
  calendarLinkRemoved: null
  'campaigns.addressStays': null
  'campaigns.approved': null
  'campaigns.changed': null
  'campaigns.deleted': null
  'campaigns.empty': null
  'campaigns.endsFirst': null
  'campaigns.isApproved': null
  'campaigns.isOver': null
  'campaigns.isPending': null
  'campaigns.kept': null
  'campaigns.left': { message: string | number; name: string | number }
  'campaigns.nameTaken': null
  'campaigns.noSuch': null
  'campaigns.notApprovedYet': null
  'campaigns.notHere': null
  'campaigns.notInCampaign': null
  'campaigns.notPending': null
  'campaigns.notRunning': null
  'campaigns.notYours': null
  'campaigns.ofCampaign': null
  'campaigns.onlyApprovers': null
  'campaigns.overlaps': { campaign: string | number; names: string | number }
  'campaigns.rejected': null
  'campaigns.removed': null
  'campaigns.saved': null
  'campaigns.stopped': null
  'campaigns.submitted': null
  'campaigns.tooMany': { most: string | number }
  'campaigns.tooManyDocuments': { most: string | number }
  'campaigns.tooManyOfDocument': { most: string | number }
  'campaigns.withdrawn': null
  'change.beside': { first: string | number; next: string | number }
  'change.field': { field: string | number; item: string | number; place: number }
  'change.hours': { from: string | number; to: string | number }
  'change.item': { item: string | number; place: number }
  'change.kinds': { kinds: string | number; name: string | number }
  'change.names': { names: string | number }
  'change.order': { plural: string | number }
  'change.pair': { name: string | number; words: string | number }
  'change.picture': { id: string | number }
  'comment.changed': null
  'comment.deleted': null
  'comment.full': null
  'comment.noSuchField': null
  'comment.none': null
  'comment.notYours': null
  'comment.nothingOpen': null
  'comment.ofItem': { field: string | number; item: string | number }
  'comment.reopened': null
  'comment.resolved': null
  'comment.tooLate': null
  'comment.written': null
  currencyChanged: { count: number; former: string | number; next: string | number }
  currencyConcerns: { after: string | number; before: string | number; count: number; former: string | number; next: string | number }
  databaseDamaged: null
  discarded: null
  diskFull: null
  draftIsOpen: null
  duplicated: null
  endBeforeStart: null
  endHasPassed: null
  'factor.appIsOn': null
  'factor.appNotStarted': null
  'factor.appOff': null
  'factor.appOn': null
  'factor.appStarted': null
  'factor.codeMissing': null
  'factor.codeWrong': null
  'factor.codesMade': null
  'factor.first': null
  'factor.noSuchPasskey': null
  'factor.nothingSetUp': null
  'factor.ownReset': null
  'factor.passkeyAdded': null
  'factor.passkeyKnown': null
  'factor.passkeyRemoved': null
  'factor.passkeyWrong': null
  'factor.proofMissing': null
  'factor.reset': null
  'factor.rolesSaved': null
  'factor.tooManyPasskeys': { most: number }
  'factor.wanted': null
  'factor.wrong': null
  'file.broken': { name: string | number }
  'file.empty': { name: string | number }
  'file.needsDocument': { name: string | number }
  'file.needsPicture': { name: string | number }
  'file.sideTooLong': { most: number; name: string | number }
  'file.tooLarge': { most: number; name: string | number }
  'file.tooManyPixels': { name: string | number }
  'file.tooSlow': { name: string | number }
  'file.truncated': { name: string | number }
  'file.unknown': { name: string | number }
  fillInDescription: null
  forbidden: null
  formerIsOver: null
  'groups.adminEverywhere': null
  'groups.brandField': { fields: string | number }
  'groups.deleted': null
  'groups.hasGroups': null
  'groups.inItself': null
  'groups.isNamed': { names: string | number }
  'groups.limitsAccounts': null
  'groups.limitsPeople': null
  'groups.nameTaken': null
  'groups.noSuchGroup': null
  'groups.noSuchLocation': null
  'groups.noSuchValue': null
  'groups.outside': null
  'groups.ownScope': null
  'groups.ruleIsEmpty': null
  'groups.saved': null
  'groups.tooDeep': { levels: string | number }
  'groups.tooMany': { most: string | number }
  'groups.tooManyInOne': { most: string | number }
  'import.allergenLetter': { value: string | number }
  'import.badMapping': null
  'import.badPictures': null
  'import.brokenData': null
  'import.cancelled': null
  'import.cellTooLong': { most: number }
  'import.columnsTwice': { count: number; names: string | number }
  'import.cutCell': { most: number }
  'import.dayTurned': { first: string | number; second: string | number; value: string | number }
  'import.empty': null
  'import.exampleRow': null
  'import.exampleStatus': null
  'import.looked': { changed: number; created: number; refused: number; unchanged: number }
  'import.noFile': null
  'import.noHeading': { column: string | number }
  'import.noSuchFile': { value: string | number }
  'import.noSuchFiles': { count: number; names: string | number }
  'import.noSuchName': { value: string | number }
  'import.noSuchText': null
  'import.notAList': null
  'import.notATable': null
  'import.notAmong': { choices: string | number; value: string | number }
  'import.notAnAllergen': { value: string | number }
  'import.notDay': { value: string | number }
  'import.notLive': null
  'import.notMoment': { value: string | number }
  'import.notNumber': { value: string | number }
  'import.notOnList': { example: string | number; value: string | number }
  'import.notOneOf': { choices: string | number; value: string | number }
  'import.notThisLanguage': null
  'import.notTranslations': null
  'import.notUtf8': null
  'import.otherLanguage': { language: string | number }
  'import.refused': { refused: number }
  'import.running': null
  'import.sameEntry': { row: number }
  'import.sameName': { choices: string | number; value: string | number }
  'import.severalRows': null
  'import.sourceChanged': null
  'import.stale': null
  'import.submitted': { changed: number; created: number; unchanged: number }
  'import.taken': { changed: number; created: number; unchanged: number }
  'import.tooManyCells': null
  'import.tooManyRows': { most: number }
  'import.tooMuch': null
  'import.translationsChecked': { changed: number; refused: number; unchanged: number }
  'import.translationsTaken': { changed: number; refused: number; unchanged: number }
  'import.unknownColumns': { count: number; names: string | number }
  'import.unreadable': { row: number }
  incomplete: null
  'input.addressTaken': null
  'input.amount': null
  'input.analyticsId': { example: string | number }
  'input.appAddress': null
  'input.approval': null
  'input.choose': { label: string | number }
  'input.choosePicture': { label: string | number }
  'input.closingDate': null
  'input.colour': null
  'input.day': null
  'input.daysTurned': null
  'input.decimals': { most: number }
  'input.disclosureFigure': { label: string | number; profiles: string | number }
  'input.disclosureKinds': { names: string | number; profiles: string | number }
  'input.disclosureNone': null
  'input.disclosureSizes': { profiles: string | number }
  'input.embedAddress': null
  'input.fields': null
  'input.fillIn': { label: string | number }
  'input.flagsContradicted': { flags: string | number }
  'input.fromHere': null
  'input.halfAPlace': null
  'input.hoursNext': { day: string | number }
  'input.hoursOpen': null
  'input.hoursOverlap': null
  'input.hoursSame': null
  'input.hoursText': { part: string | number }
  'input.leadsNowhere': null
  'input.leadsOn': { path: string | number; target: string | number }
  'input.leadsOnToNothing': { path: string | number }
  'input.leadsToItself': null
  'input.lessThan': { label: string | number }
  'input.linkForm': { address: string | number; text: string | number }
  'input.linkLength': { most: number; text: string | number }
  'input.linkSigns': { address: string | number; text: string | number }
  'input.list': null
  'input.menuLink': null
  'input.menuTooLong': { most: number }
  'input.missing': null
  'input.moment': null
  'input.moreThanWhole': { part: string | number; whole: string | number }
  'input.needsMore': { least: number }
  'input.needsOne': { item: string | number }
  'input.noCodeForLink': { code: string | number }
  'input.noFields': null
  'input.noSuchPage': null
  'input.notOnList': null
  'input.notRedirected': null
  'input.number': null
  'input.ofEntry': { item: string | number; place: number; sentence: string | number }
  'input.oneOf': { choices: string | number }
  'input.onePlace': null
  'input.only': { value: string | number }
  'input.otherEnergy': null
  'input.otherSalt': null
  'input.pageAtAddress': null
  'input.pageTwice': null
  'input.pairAccentOnCard': null
  'input.pairAccentOnGround': null
  'input.pairDarkOnBrand': null
  'input.pairInkOnGround': null
  'input.pairPositiveOnCard': null
  'input.pairPositiveOnGround': null
  'input.pairWhiteOnBrand': null
  'input.passwordEasy': null
  'input.passwordOwn': null
  'input.passwordTooLong': { most: number }
  'input.passwordTooShort': { least: number }
  'input.passwordUntypable': null
  'input.phone': null
  'input.phoneCode': null
  'input.phoneLength': null
  'input.phoneSeveral': null
  'input.phoneSigns': null
  'input.placeOfWork': null
  'input.providerTwice': null
  'input.questionsLate': null
  'input.redirectedTwice': null
  'input.redirectsFull': { most: number }
  'input.richText': null
  'input.richTextTooDeep': { most: number }
  'input.richTextTooLong': { most: number }
  'input.sameDayTwice': null
  'input.sentTwice': null
  'input.synonymAlone': null
  'input.text': null
  'input.textOrNamed': null
  'input.tooLarge': { most: number }
  'input.tooLong': { most: number }
  'input.tooMany': { most: number }
  'input.tooManyPlaced': { most: number }
  'input.tooSmall': { least: number }
  'input.undecided': { names: string | number }
  'input.unknownField': null
  'input.weakPair': { found: number; least: number; pair: string | number; works: string | number }
  'input.wholeNumber': null
  'input.wrong': null
  'input.yesOrNo': null
  internal: null
  keyOfAnother: null
  keyTaken: null
  keyTooLong: null
  linkHidden: { page: string | number }
  linkMissing: { address: string | number }
  linkUnpublished: { address: string | number }
  loaded: null
  locked: { label: string | number; name: string | number; time: string | number }
  'log.inCampaign': { name: string | number; what: string | number }
  'mail.cannot': null
  'mail.discarded': null
  'mail.none': null
  'mail.noneToRetry': null
  'mail.retried': { count: number }
  malformed: null
  'media.alt': null
  'media.changed': null
  'media.crop': null
  'media.cropInside': null
  'media.cropSize': { least: number }
  'media.cropped': { name: string | number }
  'media.decorative': null
  'media.deleted': { days: number; name: string | number }
  'media.documentSize': { kilobytes: number }
  'media.file': null
  'media.focalPoint': null
  'media.focus': { left: number; top: number }
  'media.folderAdded': null
  'media.folderDeleted': null
  'media.folderHolds': { count: number; name: string | number }
  'media.folderNamed': null
  'media.folderRenamed': null
  'media.folderStays': null
  'media.folderTaken': null
  'media.goneFile': null
  'media.inTicket': { id: string | number }
  'media.name': null
  'media.named': null
  'media.noFile': null
  'media.noSuchFile': null
  'media.noSuchFolder': null
  'media.noSuchVersion': null
  'media.notCroppable': null
  'media.notDeleted': null
  'media.oneFile': null
  'media.pictureSize': { height: number; kilobytes: number; width: number }
  'media.place': { label: string | number; state: string | number }
  'media.putBack': { name: string | number }
  'media.replaced': { name: string | number }
  'media.requestTooLarge': { most: number }
  'media.restored': { name: string | number }
  'media.sameBytes': { name: string | number }
  'media.share': null
  'media.titled': { label: string | number; title: string | number }
  'media.unchanged': null
  'media.uncropped': { name: string | number }
  'media.used': { name: string | number; places: string | number }
  'media.usedInMore': { more: number; name: string | number; places: string | number }
  'media.usedInTickets': { count: number; name: string | number }
  'media.waits': { name: string | number }
  'media.wrongForm': null
  methodNotAllowed: null
  momentEnds: { name: string | number }
  momentPlanned: { sentence: string | number; state: string | number }
  momentStarts: { name: string | number }
  moreMoved: { left: number }
  moved: { from: string | number; to: string | number }
  needsTwoWhole: null
  newerSaved: null
  noCalendar: null
  noSuchChange: null
  noSuchDocument: null
  noSuchEntity: null
  noSuchPicture: null
  noSuchRecord: null
  noSuggestion: null
  notDiscardable: null
  notFound: null
  notInParts: null
  notNamedForUrgent: null
  notPending: null
  notRevertable: null
  notText: null
  notUndoable: null
  notYoursToWithdraw: null
  nothingBefore: null
  nothingToSubmit: null
  nothingToTranslate: null
  'notice.approve': { name: string | number; what: string | number }
  'notice.approveMany': { count: number; name: string | number; what: string | number }
  'notice.assign': { name: string | number; what: string | number }
  'notice.campaign': { title: string | number }
  'notice.carry': { what: string | number }
  'notice.carryMany': { count: number; what: string | number }
  'notice.comment': { name: string | number; what: string | number }
  'notice.commentMany': { count: number; name: string | number; what: string | number }
  'notice.dueToday': { what: string | number }
  'notice.dueTomorrow': { what: string | number }
  'notice.factorReset': { name: string | number }
  'notice.incomplete': { what: string | number }
  'notice.marked': null
  'notice.mention': { name: string | number; what: string | number }
  'notice.notOffered': null
  'notice.overdue': { what: string | number }
  'notice.reject': { name: string | number; what: string | number }
  'notice.reply': { name: string | number; what: string | number }
  'notice.returned': { name: string | number; what: string | number }
  'notice.review': { what: string | number }
  'notice.submit': { name: string | number; what: string | number }
  'notice.submitMany': { count: number; name: string | number; what: string | number }
  'notice.ticketAnswered': { name: string | number; title: string | number }
  'notice.ticketChanged': { name: string | number; title: string | number }
  'notice.ticketClosed': { name: string | number; title: string | number }
  'notice.ticketOpened': { name: string | number; title: string | number }
  'notice.unassigned': { name: string | number; what: string | number }
  'notice.wishSaved': null
  'notice.withdraw': { name: string | number; what: string | number }
  'notice.withdrawMany': { count: number; name: string | number; what: string | number }
  opened: { label: string | number; name: string | number; time: string | number }
  ownPageUnpublished: { page: string | number }
  ownWork: null
  pageUnpublished: { page: string | number }
  parentCircle: null
  'past.search': null
  'past.toCome': null
  'people.changedMeanwhile': null
  'people.emailAsked': null
  'people.emailConfirmed': null
  'people.emailFixed': null
  'people.emailForm': null
  'people.emailKept': null
  'people.emailSame': null
  'people.emailTaken': null
  'people.eraseActive': null
  'people.eraseTyped': null
  'people.erasedAlready': null
  'people.former': { number: string | number }
  'people.invited': null
  'people.languageKept': null
  'people.linkAsked': null
  'people.linkForNobody': null
  'people.linkMade': null
  'people.linkOver': null
  'people.noSuchSession': null
  'people.noSuchUser': null
  'people.ownLink': null
  'people.ownRole': null
  'people.ownStatus': null
  'people.passwordChanged': null
  'people.passwordChosen': null
  'people.passwordWrong': null
  'people.passwordsDiffer': null
  'people.profileSaved': null
  'people.sessionEnded': null
  'people.sessionsEnded': null
  'people.unchanged': null
  'people.userErased': null
  'people.userSaved': null
  'people.usernameForm': null
  'people.usernameTaken': null
  'place.titled': { label: string | number; title: string | number }
  'place.translated': { language: string | number; what: string | number }
  placedAfter: { title: string | number }
  placedFirst: null
  previewReady: null
  published: null
  publishedAtOnce: null
  publishedSince: { label: string | number }
  publishedUrgent: null
  rejected: null
  rejectedBare: null
  rejectedTogether: { count: number; decided: number }
  restored: null
  reverted: null
  rowDiffers: { key: string | number; row: string | number }
  saved: null
  searchElsewhere: { language: string | number }
  searchNotReady: null
  selectedDone: { count: number; done: number }
  shellNeedsScript: null
  shellNotLoaded: null
  signedIn: null
  signedOut: null
  slugTaken: null
  stale: null
  'step.approve': { what: string | number }
  'step.approveFirst': { what: string | number }
  'step.approvePart': { what: string | number }
  'step.assign': { what: string | number }
  'step.carry': { what: string | number }
  'step.confirm': { what: string | number }
  'step.convert': { what: string | number }
  'step.discard': { what: string | number }
  'step.end': { what: string | number }
  'step.keep': { what: string | number }
  'step.publish': { what: string | number }
  'step.publishAtOnce': { what: string | number }
  'step.publishUrgent': { what: string | number }
  'step.reject': { what: string | number }
  'step.replace': { what: string | number }
  'step.restore': { what: string | number }
  'step.return': { what: string | number }
  'step.revert': { what: string | number }
  'step.save': { what: string | number }
  'step.submit': { what: string | number }
  'step.takeOff': { what: string | number }
  'step.takeOut': { what: string | number }
  'step.unassign': { what: string | number }
  'step.undo': { what: string | number }
  'step.unschedule': { what: string | number }
  'step.withdraw': { what: string | number }
  stillRight: null
  submitted: null
  'ticket.answered': null
  'ticket.closed': null
  'ticket.noSuchScreenshot': null
  'ticket.none': null
  'ticket.notScreenshot': { name: string | number }
  'ticket.opened': null
  'ticket.saved': null
  'ticket.uploaded': null
  tooLarge: null
  tooManyCalls: null
  tooManyFiles: null
  tooManySelected: { most: number }
  tooManyTries: { minutes: number }
  unauthenticated: null
  unchanged: null
  undoInstead: null
  undone: null
  unknownItem: null
  unsafeLink: null
  unsafeLinkOrMail: null
  'upload.added': { name: string | number }
  'upload.addedMany': { count: number }
  'upload.broughtBack': { name: string | number }
  'upload.broughtBackMany': { count: number }
  'upload.known': { name: string | number }
  'upload.knownMany': { count: number }
  'urgent.closure': null
  'urgent.info': null
  'urgent.recall': null
  wasRejected: null
  withdrawn: null
  wrongCredentials: null
  wrongType: null
}
