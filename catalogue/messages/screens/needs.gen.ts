/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface ScreensNeeds {
  'alt.notSaved': null
  'alt.unchanged': null
  'approval.accept': { name: string | number }
  'approval.after': null
  'approval.allDone': null
  'approval.anyAge': null
  'approval.anybody': null
  'approval.approveMeans': null
  'approval.approvePart': { accepted: number; count: number }
  'approval.askApprove': { count: number }
  'approval.askReject': { count: number }
  'approval.back': null
  'approval.before': null
  'approval.both': null
  'approval.by': { author: string | number; submitter: string | number; time: string | number }
  'approval.byAge': null
  'approval.byAuthor': null
  'approval.campaign': { count: number; name: string | number }
  'approval.campaignMeans': null
  'approval.chosen': { count: number }
  'approval.days': { count: number }
  'approval.ends': { time: string | number }
  'approval.fieldCount': { count: number; name: string | number }
  'approval.fieldOf': { field: string | number; kind: string | number }
  'approval.fieldSame': { count: number; name: string | number; value: string | number }
  'approval.first': { count: string | number; limit: string | number }
  'approval.held': { title: string | number }
  'approval.import': { count: number }
  'approval.importLog': null
  'approval.keyApprove': null
  'approval.keyReject': null
  'approval.keyUndo': null
  'approval.keys': null
  'approval.list': null
  'approval.moreFields': { count: number }
  'approval.new': null
  'approval.next': null
  'approval.noPage': null
  'approval.notOnlyImport': null
  'approval.offSite': null
  'approval.openCampaign': null
  'approval.openImport': null
  'approval.openPage': null
  'approval.order': null
  'approval.part': { title: string | number }
  'approval.partMeans': null
  'approval.partRemarks': null
  'approval.previous': null
  'approval.readOn': null
  'approval.region': null
  'approval.rejectAll': null
  'approval.remarkOn': { name: string | number }
  'approval.remarksForAll': null
  'approval.rendered': null
  'approval.reviewBy': { time: string | number }
  'approval.search': null
  'approval.select': { title: string | number }
  'approval.selectPage': null
  'approval.shown': null
  'approval.starts': { time: string | number }
  'approval.suggestFor': { name: string | number }
  'approval.two': { given: number }
  'approval.undo': null
  'approval.urgentNotice': null
  'approval.useKeys': null
  'approval.waiting': { count: number }
  'approval.waitingNone': null
  'approval.whatAppears': null
  'assign.anybody': null
  'assign.filter': null
  'assign.mine': null
  'assign.noDue': null
  'bulk.add': null
  'bulk.addMeans': null
  'bulk.askAll': { count: number }
  'bulk.askArchive': { count: number }
  'bulk.askEmpty': { count: number; field: string | number }
  'bulk.askSubmit': { count: number }
  'bulk.chosen': { count: number }
  'bulk.edit': null
  'bulk.editAll': { count: number }
  'bulk.editMeans': null
  'bulk.editTitle': { count: number }
  'bulk.empty': null
  'bulk.field': null
  'bulk.moreLeft': { count: number }
  'bulk.plan': { changed: number; left: number; unchanged: number }
  'bulk.region': null
  'bulk.replace': null
  'bulk.submitMeans': null
  'calendar.earlier': null
  'calendar.feedAgain': null
  'calendar.feedCopy': null
  'calendar.feedLink': null
  'calendar.feedMake': null
  'calendar.feedMeans': null
  'calendar.feedOnce': null
  'calendar.feedRemove': null
  'calendar.feedSince': { date: string | number }
  'calendar.intro': null
  'calendar.isMore': null
  'calendar.isPast': null
  'calendar.later': null
  'calendar.means': { zone: string | number }
  'calendar.month': null
  'calendar.moveMeans': null
  'calendar.moved': { name: string | number }
  'calendar.open': null
  'calendar.subscribe': null
  'calendar.today': null
  'calendar.week': null
  'campaigns.add': null
  'campaigns.approveMeans': { window: string | number }
  'campaigns.askApprove': { name: string | number }
  'campaigns.askDelete': { name: string | number }
  'campaigns.askKeep': { count: number }
  'campaigns.askMove': { name: string | number }
  'campaigns.askReject': { name: string | number }
  'campaigns.askRemove': { count: number }
  'campaigns.askStart': { name: string | number }
  'campaigns.askStop': { name: string | number }
  'campaigns.change': null
  'campaigns.changes': null
  'campaigns.changesMean': null
  'campaigns.chosen': null
  'campaigns.count': { count: number }
  'campaigns.countChosen': { count: number }
  'campaigns.countPending': { count: number }
  'campaigns.countRejected': { count: number }
  'campaigns.countReview': { count: number }
  'campaigns.datesMean': null
  'campaigns.days': null
  'campaigns.delete': null
  'campaigns.deleteMeans': null
  'campaigns.edit': null
  'campaigns.end': null
  'campaigns.forChosen': null
  'campaigns.from': null
  'campaigns.intro': null
  'campaigns.isNew': null
  'campaigns.keep': null
  'campaigns.keepChosen': null
  'campaigns.keepMeans': null
  'campaigns.moveMeans': null
  'campaigns.noChangeMatches': null
  'campaigns.noChanges': null
  'campaigns.noMatch': null
  'campaigns.none': null
  'campaigns.nothingSaved': null
  'campaigns.open': null
  'campaigns.over': null
  'campaigns.rank': null
  'campaigns.rankIs': { rank: string | number }
  'campaigns.rankMeans': null
  'campaigns.rejectMeans': null
  'campaigns.remarksHint': null
  'campaigns.remove': null
  'campaigns.removeChosen': null
  'campaigns.removeDraftsMeans': null
  'campaigns.removeMeans': null
  'campaigns.search': null
  'campaigns.searchChanges': null
  'campaigns.site': null
  'campaigns.start': null
  'campaigns.startMeans': null
  'campaigns.startNow': null
  'campaigns.stop': null
  'campaigns.stopMeans': null
  'campaigns.tickFirst': null
  'campaigns.timesMean': null
  'campaigns.to': null
  'campaigns.unchanged': null
  'campaigns.until': null
  'campaigns.untranslated': { languages: string | number }
  'campaigns.weekly': null
  'campaigns.wrong': { count: number }
  'collection.addFirst': null
  'collection.any': null
  'collection.anyStatus': null
  'collection.changed': null
  'collection.exportJson': null
  'collection.fact': { name: string | number; value: string | number }
  'collection.feeds': null
  'collection.from': { price: string | number }
  'collection.narrow': null
  'collection.noMatch': null
  'collection.noMatchMeans': null
  'collection.none': { plural: string | number }
  'collection.noneYet': null
  'collection.onWebsite': null
  'collection.select': { title: string | number }
  'collection.selectPage': null
  'collection.showAll': null
  'collection.translations': null
  'contentChecks.allergens': null
  'contentChecks.firstCheck': null
  'contentChecks.hours': null
  'contentChecks.lastChecked': { time: string | number }
  'contentChecks.more': { count: string | number }
  'contentChecks.none': null
  'contentChecks.pictures': null
  'contentChecks.promotions': null
  'contentChecks.redirects': null
  'contentChecks.title': null
  'contentChecks.translations': null
  'crop.area': null
  'crop.free': null
  'crop.height': null
  'crop.hint': null
  'crop.keeps': null
  'crop.leaveMeans': null
  'crop.left': null
  'crop.original': null
  'crop.position': { height: number; left: number; top: number; width: number }
  'crop.ratio': null
  'crop.ratioNamed': { name: string | number; ratio: string | number }
  'crop.result': { part: string | number; whole: string | number }
  'crop.saveFirst': null
  'crop.showWhole': null
  'crop.title': { name: string | number }
  'crop.top': null
  'crop.undo': null
  'crop.whenDecided': null
  'crop.whenReady': null
  'crop.whole': null
  'crop.width': null
  'dashboard.activity': null
  'dashboard.allActivity': null
  'dashboard.allTickets': null
  'dashboard.intro': { role: string | number }
  'dashboard.median': null
  'dashboard.moreEntries': { count: number }
  'dashboard.moreThisWeek': null
  'dashboard.noActivity': null
  'dashboard.noDrafts': null
  'dashboard.noTickets': null
  'dashboard.noWeeks': null
  'dashboard.openQueue': null
  'dashboard.openWork': null
  'dashboard.overADay': null
  'dashboard.overThreeDays': null
  'dashboard.people': null
  'dashboard.quietWeek': null
  'dashboard.sentBack': { age: string | number; name: string | number }
  'dashboard.submitted': null
  'dashboard.support': null
  'dashboard.waiting': null
  'dashboard.waitingAll': null
  'dashboard.week': null
  'dashboard.weekOf': null
  'dashboard.weeks': null
  'dashboard.weeksCounts': null
  'dashboard.weeksMedian': null
  'dashboard.workCounts': { drafts: number; pending: number; rejected: number }
  'entry.always': null
  'entry.archive': null
  'entry.archiveMeans': null
  'entry.askArchive': { title: string | number }
  'entry.askRestore': { title: string | number }
  'entry.askToggle': { state: string | number; title: string | number }
  'entry.changeScheduled': null
  'entry.duplicate': null
  'entry.isArchived': null
  'entry.notFound': null
  'entry.restore': null
  'entry.restoreMeans': null
  'entry.submitToggle': null
  'entry.toList': { plural: string | number }
  'entry.toggleMeans': null
  'entry.untilThen': { end: string | number }
  'entry.versionLive': null
  'entry.versionOpen': null
  'entry.versionScheduled': null
  'entry.versions': null
  'entry.viewOnSite': null
  'factor.codesLeft': { left: number }
  'factor.intro': null
  'factor.none': null
  'factor.on': null
  'factor.passkeyFacts': { made: string | number; used: string | number }
  'factor.passkeys': null
  'factor.passkeysMean': null
  'factor.removePasskeyNamed': { name: string | number }
  'factor.required': null
  'factor.setUp': null
  'factor.since': { date: string | number }
  'file.addressCopied': null
  'file.alt': null
  'file.altHint': null
  'file.altMissing': null
  'file.askDelete': { name: string | number }
  'file.askDiscardChange': { name: string | number }
  'file.askReplace': { name: string | number }
  'file.askRestore': { name: string | number }
  'file.card': null
  'file.centre': null
  'file.change': null
  'file.changeDraft': { name: string | number; time: string | number }
  'file.changePending': { name: string | number; time: string | number }
  'file.changeRejected': null
  'file.changedAt': null
  'file.createdAt': null
  'file.crop': null
  'file.crops': null
  'file.decorative': null
  'file.delete': null
  'file.deleteMeans': null
  'file.deleteNamed': { name: string | number }
  'file.details': null
  'file.dimensions': null
  'file.discard': null
  'file.discardChangeMeans': null
  'file.download': null
  'file.focal': null
  'file.focalAt': { place: string | number }
  'file.focalHint': null
  'file.focalPosition': { x: string | number; y: string | number }
  'file.hero': null
  'file.isDecorative': null
  'file.isLive': null
  'file.isPublic': null
  'file.jpeg': null
  'file.leave': null
  'file.leaveMeans': null
  'file.leaveTitle': null
  'file.name': null
  'file.noAltYet': null
  'file.nowhere': null
  'file.pdf': null
  'file.png': null
  'file.replace': null
  'file.replaceMeans': { count: number; name: string | number; places: string | number }
  'file.replaceNeedsApproval': { name: string | number; places: string | number }
  'file.replacedBefore': null
  'file.replacedBy': { name: string | number; time: string | number }
  'file.restore': null
  'file.restoreFrom': { time: string | number }
  'file.restoreMeans': null
  'file.restoreNeedsApproval': null
  'file.save': null
  'file.show': null
  'file.showNamed': { label: string | number }
  'file.size': null
  'file.social': null
  'file.stale': null
  'file.steps': null
  'file.stepsLive': null
  'file.stepsUnused': null
  'file.stepsUsed': null
  'file.stillUsed': { name: string | number }
  'file.submitAgain': null
  'file.thumbnail': null
  'file.title': null
  'file.toQueue': null
  'file.type': null
  'file.unsaved': null
  'file.unsavedDiscarded': null
  'file.version': { measures: string | number; size: string | number }
  'file.wasDeleted': { date: string | number }
  'file.whereUsed': null
  'footer.intro': null
  'footer.storeHint': null
  'groups.add': null
  'groups.askDelete': { name: string | number }
  'groups.byHand': null
  'groups.byHandCount': { count: number }
  'groups.byHandMeans': null
  'groups.delete': null
  'groups.deleteMeans': null
  'groups.group': null
  'groups.intro': null
  'groups.noParent': null
  'groups.noRule': null
  'groups.none': null
  'groups.nothingSaved': null
  'groups.parent': null
  'groups.partOf': { name: string | number }
  'groups.rule': null
  'groups.ruleMeans': null
  'groups.search': null
  'groups.toRestaurants': null
  'groups.typeValues': null
  'holidays.choose': null
  'holidays.chooseThis': { name: string | number }
  'holidays.loading': null
  'holidays.means': null
  'holidays.more': { count: number }
  'holidays.none': null
  'holidays.title': null
  'holidays.unsaid': { count: number; unsaid: number }
  'icons.chosen': { name: string | number; picture: string | number }
  'icons.intro': null
  'icons.replace': null
  'import.allergens.alphabetI': null
  'import.allergens.alphabetL': null
  'import.allergens.complete': null
  'import.allergens.contained': null
  'import.cancel': null
  'import.changed': null
  'import.checking': null
  'import.choose': null
  'import.chooseOther': null
  'import.closesOn': { day: string | number }
  'import.defaults': null
  'import.downloadRefused': null
  'import.drag': null
  'import.entry': null
  'import.fieldOf': { heading: string | number }
  'import.file': null
  'import.firstRows': { count: number }
  'import.fix': null
  'import.ignoreColumn': null
  'import.importing': null
  'import.mapping': null
  'import.mappingGuessed': null
  'import.mappingRemembered': null
  'import.new': null
  'import.noDefault': null
  'import.notTable': null
  'import.nothing': null
  'import.open': null
  'import.opensOn': { day: string | number }
  'import.ourField': null
  'import.outcome': null
  'import.problemRows': { count: number; rows: string | number }
  'import.problems': null
  'import.ready': null
  'import.refused': null
  'import.row': null
  'import.rowRange': { first: number; last: number }
  'import.rowsOf': { name: string | number }
  'import.start': null
  'import.submits': null
  'import.submitsMeans': null
  'import.template': { columns: string | number }
  'import.theirColumn': null
  'import.title': { plural: string | number }
  'import.unchanged': null
  'import.unreadable': null
  'import.unsure': null
  'import.yesOrNo': { name: string | number }
  'import.zip.broken': null
  'import.zip.choose': null
  'import.zip.done': { count: number }
  'import.zip.hint': null
  'import.zip.label': null
  'import.zip.noPicture': null
  'import.zip.noZip': null
  'import.zip.pictureTooLarge': { most: number }
  'import.zip.running': null
  'import.zip.tooLarge': null
  'import.zip.tooMany': null
  'import.zip.twice': null
  'import.zip.unmatched': { names: string | number }
  'import.zip.withoutAlt': { count: number }
  'list.clearFilters': null
  'list.columns': null
  'list.noViews': null
  'list.removeView': { name: string | number }
  'list.saveView': null
  'list.viewName': null
  'list.views': null
  'logs.afterUndo': null
  'logs.allContent': null
  'logs.askUndo': null
  'logs.byContent': null
  'logs.export': null
  'logs.intro': null
  'logs.newest': { author: string | number; sentence: string | number; time: string | number }
  'logs.notUndone': null
  'logs.onlyImport': null
  'logs.onlyStep': null
  'logs.order': null
  'logs.undo': null
  'logs.undoAnyway': null
  'logs.undoMeans': null
  'logs.undoNamed': { description: string | number; time: string | number }
  'logs.undone': null
  'logs.wholeImport': null
  'mails.allMeans': { count: number }
  'mails.askAll': null
  'mails.askDiscard': null
  'mails.askUnsure': null
  'mails.cannot': null
  'mails.discard': null
  'mails.discardMeans': { kind: string | number; name: string | number }
  'mails.discardNamed': { kind: string | number; name: string | number }
  'mails.empty': null
  'mails.intro': null
  'mails.kind': null
  'mails.later': null
  'mails.never': null
  'mails.retry': null
  'mails.retryAll': null
  'mails.retryNamed': { kind: string | number; name: string | number }
  'mails.steps': null
  'mails.unreachable': null
  'mails.unsure': null
  'mails.unsureMeans': { name: string | number }
  'mails.when': null
  'mails.why': null
  'media.a-z': null
  'media.acceptedFiles': { most: number }
  'media.add': null
  'media.addFolder': null
  'media.addHint': null
  'media.addedOn': { date: string | number }
  'media.altIn': { language: string | number }
  'media.askDeleteMany': { count: number }
  'media.chooseFiles': null
  'media.chosenFiles': null
  'media.close': null
  'media.continueUpload': null
  'media.deleteFolder': null
  'media.deleteManyMeans': null
  'media.deleted': null
  'media.deletedNote': null
  'media.discardTextsMeans': null
  'media.documents': null
  'media.dragHere': null
  'media.dropFiles': null
  'media.fileRemoved': { name: string | number }
  'media.files': { count: number }
  'media.filesOnPage': { count: number; last: number; page: number }
  'media.filesToUpload': null
  'media.fillHint': null
  'media.filters': null
  'media.folderCount': { count: number }
  'media.folderEmpty': null
  'media.folderFacts': { count: number; size: string | number }
  'media.folderName': null
  'media.folders': null
  'media.home': null
  'media.isPublic': null
  'media.more': null
  'media.moreDocuments': null
  'media.moreFolders': null
  'media.morePhotos': null
  'media.moreVideos': null
  'media.move': null
  'media.moveTitle': { count: number }
  'media.moveTo': null
  'media.newest': null
  'media.noAlt': null
  'media.noDocuments': null
  'media.noDocumentsTitle': null
  'media.noFolderHint': null
  'media.noFolderMatch': null
  'media.noFolderMatches': null
  'media.noFolders': null
  'media.noMatch': null
  'media.noMatchHint': null
  'media.noMatchTitle': { search: string | number }
  'media.noPhotos': null
  'media.noPhotosTitle': null
  'media.noVideos': null
  'media.noVideosTitle': null
  'media.noVideosWhy': null
  'media.nothingDeleted': null
  'media.nothingDeletedHint': null
  'media.oldest': null
  'media.photos': null
  'media.purgedOn': { date: string | number }
  'media.removeNamed': { name: string | number }
  'media.rename': null
  'media.renameFolder': null
  'media.renameNamed': { name: string | number }
  'media.restore': null
  'media.restoreNamed': { name: string | number }
  'media.searchHint': null
  'media.selectNamed': { name: string | number }
  'media.selectPage': null
  'media.selected': { count: number }
  'media.sort': null
  'media.stop': null
  'media.stopMeans': null
  'media.stopTitle': null
  'media.title': null
  'media.tryAgain': null
  'media.upload': null
  'media.uploadCount': { count: number }
  'media.uploadTitle': null
  'media.videos': null
  'media.viewOnly': null
  'media.withSelected': null
  'media.z-a': null
  'noticePreferences.approve': null
  'noticePreferences.assign': null
  'noticePreferences.carry': null
  'noticePreferences.comment': null
  'noticePreferences.daily': null
  'noticePreferences.everySubmission': null
  'noticePreferences.everyTicket': null
  'noticePreferences.immediately': null
  'noticePreferences.inboxOnly': null
  'noticePreferences.intro': null
  'noticePreferences.mention': null
  'noticePreferences.noEmail': null
  'noticePreferences.off': null
  'noticePreferences.reject': null
  'noticePreferences.submit': null
  'noticePreferences.ticket': null
  'noticePreferences.title': null
  'noticePreferences.withdraw': null
  'notices.intro': { days: number }
  'notices.mark': null
  'notices.markAll': null
  'notices.markNamed': { sentence: string | number }
  'notices.none': null
  'notices.noneUnread': null
  'notices.pictures': { count: number }
  'notices.unread': null
  'order.atTop': { name: string | number }
  'order.back': null
  'order.behind': null
  'order.behindItself': null
  'order.change': null
  'order.clear': { label: string | number }
  'order.entry': null
  'order.find': null
  'order.hint': null
  'order.move': null
  'order.movedBehind': { name: string | number; other: string | number }
  'order.newer': null
  'order.of': { plural: string | number }
  'order.toTop': { name: string | number }
  'order.top': null
  'order.viewOnly': null
  'profile.account': null
  'profile.byAdmin': null
  'profile.changePassword': null
  'profile.device': { browser: string | number; system: string | number }
  'profile.email': null
  'profile.emailBelow': null
  'profile.emailCancel': null
  'profile.emailChange': null
  'profile.emailIntro': null
  'profile.emailNew': null
  'profile.emailPending': { email: string | number; time: string | number }
  'profile.emailSend': null
  'profile.end': null
  'profile.endNamed': { name: string | number; opened: string | number }
  'profile.endOthers': null
  'profile.firstName': null
  'profile.intro': null
  'profile.language': null
  'profile.languageMeans': null
  'profile.lastName': null
  'profile.password': null
  'profile.passwordIntro': null
  'profile.role': null
  'profile.sessionFacts': { address: string | number; opened: string | number; used: string | number }
  'profile.sessions': null
  'profile.sessionsIntro': null
  'profile.thisSession': null
  'profile.username': null
  'redirects.added': { added: number; changed: number }
  'redirects.import': null
  'redirects.importIntro': null
  'redirects.row': { line: number }
  'redirects.tooMany': { most: number }
  'redirects.unreadable': null
  'redirects.unreadableRow': { line: number }
  'scope.admin': null
  'scope.empty': null
  'scope.everything': null
  'scope.groups': null
  'scope.languages': null
  'scope.languagesMeans': null
  'scope.limited': null
  'scope.locations': null
  'scope.locationsMeans': null
  'scope.some': null
  'scope.title': null
  'settings.addSynonyms': null
  'settings.addSynonymsFor': { term: string | number }
  'settings.addresses': null
  'settings.brand': null
  'settings.colourForm': null
  'settings.colours': null
  'settings.coloursIntro': null
  'settings.firstLanguage': null
  'settings.groupAdded': { term: string | number }
  'settings.intro': null
  'settings.last': null
  'settings.newCurrency': { next: string | number }
  'settings.newCurrencyMeans': { after: string | number; before: string | number; count: number; next: string | number }
  'settings.newCurrencyNo': { former: string | number }
  'settings.newCurrencyYes': { next: string | number }
  'settings.newFirst': { next: string | number }
  'settings.newFirstMeans': { former: string | number; next: string | number }
  'settings.newFirstNo': { former: string | number }
  'settings.newFirstYes': { next: string | number }
  'settings.noAccounts': null
  'settings.noRedirects': null
  'settings.noSynonyms': null
  'settings.noneWithoutResult': null
  'settings.openLook': null
  'settings.ready': { all: number; count: number }
  'settings.readyIntro': null
  'settings.redirects': null
  'settings.redirectsIntro': null
  'settings.region': null
  'settings.sampleButton': null
  'settings.sampleText': null
  'settings.search': null
  'settings.secured': null
  'settings.securedIntro': null
  'settings.securedRoles': null
  'settings.signIn': null
  'settings.social': null
  'settings.socialIntro': null
  'settings.synonyms': null
  'settings.synonymsIntro': null
  'settings.term': null
  'settings.times': null
  'settings.undeclared': null
  'settings.undeclaredDocuments': { count: number; key: string | number }
  'settings.undeclaredDownload': null
  'settings.undeclaredField': { count: number; field: string | number; key: string | number }
  'settings.undeclaredIntro': null
  'settings.undeclaredNone': null
  'settings.withoutResult': null
  'settings.withoutResultIntro': null
  'start.askClose': null
  'start.brand': null
  'start.categories': null
  'start.close': null
  'start.closeMeans': null
  'start.done': null
  'start.drafts': { count: string | number }
  'start.home': null
  'start.intro': null
  'start.introOthers': null
  'start.legal': null
  'start.live': { count: string | number }
  'start.liveOf': { done: number; wanted: number }
  'start.menu': null
  'start.menuItems': null
  'start.missing': { names: string | number }
  'start.offers': null
  'start.pending': { count: string | number }
  'start.people': null
  'start.restaurants': null
  'start.title': null
  'start.toDo': null
  'ticket.by': null
  'ticket.closeMeans': null
  'ticket.completedBy': null
  'ticket.created': null
  'ticket.describe': null
  'ticket.description': null
  'ticket.fact': { name: string | number; value: string | number }
  'ticket.inProgress': null
  'ticket.intro': null
  'ticket.introAll': null
  'ticket.isClosed': null
  'ticket.isOpen': null
  'ticket.management': null
  'ticket.newTitle': null
  'ticket.noMatch': null
  'ticket.noneAtAll': null
  'ticket.noneYet': null
  'ticket.nothingSent': null
  'ticket.number': null
  'ticket.open': null
  'ticket.openPicture': { picture: string | number }
  'ticket.openedBy': { id: string | number; name: string | number; time: string | number }
  'ticket.pictureGone': null
  'ticket.pictures': null
  'ticket.picturesMost': { count: number }
  'ticket.reply': null
  'ticket.search': null
  'ticket.sendReply': null
  'ticket.textChanged': null
  'ticket.thread': null
  'ticket.title': null
  'ticket.updated': null
  'ticket.upload': null
  'ticket.uploadMeans': null
  'ticket.viewTitle': null
  'translations.after': null
  'translations.allFormats': null
  'translations.allTexts': null
  'translations.before': null
  'translations.content': null
  'translations.contentHint': null
  'translations.csv': null
  'translations.download': null
  'translations.drag': null
  'translations.export': null
  'translations.exportIntro': null
  'translations.format': null
  'translations.import': null
  'translations.importIntro': null
  'translations.intro': null
  'translations.language': null
  'translations.missing': null
  'translations.notOne': null
  'translations.oneLanguage': null
  'translations.openSettings': null
  'translations.otherLanguage': { language: string | number }
  'translations.outdated': null
  'translations.ready': null
  'translations.sourceNow': null
  'translations.sourceThen': null
  'translations.start': null
  'translations.texts': null
  'translations.unchanged': null
  'translations.unsure': null
  'translations.xliff': null
  'urgent.ask': null
  'urgent.everywhere': { minutes: number }
  'urgent.notYours': null
  'urgent.publish': null
  'urgent.published': null
  'urgent.recall': null
  'urgent.until': { time: string | number }
  'users.account': null
  'users.active': null
  'users.anyRole': null
  'users.askDeactivate': { name: string | number }
  'users.askErase': { name: string | number }
  'users.askResetFactor': { name: string | number }
  'users.askRole': null
  'users.byRole': null
  'users.changeRole': null
  'users.changedFromTo': { after: string | number; before: string | number; name: string | number }
  'users.copyLink': null
  'users.deactivate': null
  'users.deactivateMeans': null
  'users.deactivated': null
  'users.didAccept': null
  'users.didAppOff': null
  'users.didAppOn': null
  'users.didCampaign': null
  'users.didCodes': null
  'users.didDeactivate': null
  'users.didErase': null
  'users.didFactorReset': null
  'users.didGroups': null
  'users.didInvite': null
  'users.didLimit': null
  'users.didLink': null
  'users.didMailDiscard': null
  'users.didMailRetry': null
  'users.didPasskeyOff': null
  'users.didPasskeyOn': null
  'users.didPassword': null
  'users.didReactivate': null
  'users.didSecureRoles': null
  'users.didTo': { did: string | number; to: string | number }
  'users.done': null
  'users.erase': null
  'users.eraseMeans': null
  'users.eraseType': { username: string | number }
  'users.erased': null
  'users.erasedMeans': null
  'users.hasFactor': null
  'users.intro': null
  'users.invite': null
  'users.inviteAgain': null
  'users.invited': null
  'users.lastSignIn': null
  'users.lastSignedIn': { time: string | number }
  'users.linkFor': { name: string | number }
  'users.linkMailed': null
  'users.linkMeans': { time: string | number }
  'users.linkUnsent': null
  'users.log': null
  'users.makeInvite': null
  'users.never': null
  'users.neverSignedIn': null
  'users.noMatch': null
  'users.none': null
  'users.own': null
  'users.reactivate': null
  'users.reset': null
  'users.resetFactor': null
  'users.resetFactorMeans': null
  'users.roleEnds': { name: string | number }
  'users.roleMeans': null
  'users.search': null
  'users.toProfile': null
  'workload.allContent': null
  'workload.allRoles': null
  'workload.anyApprover': null
  'workload.drafts': { count: number }
  'workload.empty': null
  'workload.intro': null
  'workload.ofRole': { count: string | number; role: string | number; time: string | number }
  'workload.overdue': { count: number }
  'workload.requests': { count: number }
  'workload.responsible': null
  'workload.role': null
  'workload.since': null
  'workload.waiter': null
  'workload.what': null
}
