/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface AdminNeeds {
  'alt.ask': null
  'alt.askSave': null
  'alt.askSaveTitle': null
  'alt.askTitle': null
  'alt.hint': null
  'alt.isFileName': null
  'alt.isLong': null
  'alt.notSaved': null
  'alt.seenOn': { name: string | number }
  'alt.unchanged': null
  'approval.accept': { name: string | number }
  'approval.after': null
  'approval.allDone': null
  'approval.anyAge': null
  'approval.anybody': null
  'approval.approve': null
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
  'approval.changed': null
  'approval.choose': null
  'approval.chosen': { count: number }
  'approval.days': { count: number }
  'approval.decision': null
  'approval.device': null
  'approval.differences': null
  'approval.ends': { time: string | number }
  'approval.fieldCount': { count: number; name: string | number }
  'approval.fieldOf': { field: string | number; kind: string | number }
  'approval.fieldSame': { count: number; name: string | number; value: string | number }
  'approval.first': { count: string | number; limit: string | number }
  'approval.gone': null
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
  'approval.openImport': null
  'approval.openPage': null
  'approval.order': null
  'approval.part': { title: string | number }
  'approval.partMeans': null
  'approval.partRemarks': null
  'approval.previous': null
  'approval.readOn': null
  'approval.region': null
  'approval.reject': null
  'approval.rejectAll': null
  'approval.remarkOn': { name: string | number }
  'approval.remarks': null
  'approval.remarksForAll': null
  'approval.remarksHint': null
  'approval.rendered': null
  'approval.reviewBy': { time: string | number }
  'approval.same': null
  'approval.search': null
  'approval.select': { title: string | number }
  'approval.selectPage': null
  'approval.shown': null
  'approval.shownAt': { places: string | number }
  'approval.shownNowhere': null
  'approval.starts': { time: string | number }
  'approval.submit': null
  'approval.suggestFor': { name: string | number }
  'approval.title': { label: string | number }
  'approval.two': { given: number }
  'approval.undo': null
  'approval.urgentNotice': null
  'approval.useKeys': null
  'approval.waiting': { count: number }
  'approval.waitingNone': null
  'approval.whatAppears': null
  'assign.action': null
  'assign.anybody': null
  'assign.change': null
  'assign.due': null
  'assign.dueOn': { day: string | number }
  'assign.filter': null
  'assign.mine': null
  'assign.noDue': null
  'assign.noMatch': null
  'assign.note': null
  'assign.overdueSince': { day: string | number }
  'assign.person': null
  'assign.personHint': null
  'assign.title': { title: string | number }
  'assign.to': { name: string | number }
  'assign.unassign': null
  'autosave.refused': { reason: string | number }
  'autosave.saved': { time: string | number }
  'autosave.saving': null
  'blocks.choose': null
  'blocks.duplicate': { name: string | number }
  'blocks.duplicated': { name: string | number }
  'blocks.gone': { kind: string | number }
  'bulk.add': null
  'bulk.addMeans': null
  'bulk.askAll': { count: number }
  'bulk.askArchive': { count: number }
  'bulk.askEmpty': { count: number; field: string | number }
  'bulk.askSubmit': { count: number }
  'bulk.broken': { count: number; done: number; sentence: string | number }
  'bulk.chosen': { count: number }
  'bulk.clear': null
  'bulk.done': { count: number; done: number }
  'bulk.edit': null
  'bulk.editAll': { count: number }
  'bulk.editMeans': null
  'bulk.editTitle': { count: number }
  'bulk.empty': null
  'bulk.field': null
  'bulk.moreLeft': { count: number }
  'bulk.plan': { changed: number; left: number; unchanged: number }
  'bulk.progress': { count: number; done: number }
  'bulk.refused': { reason: string | number; title: string | number }
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
  'calendar.gap': { kind: string | number }
  'calendar.intro': null
  'calendar.isMore': null
  'calendar.isPast': null
  'calendar.later': null
  'calendar.means': { zone: string | number }
  'calendar.month': null
  'calendar.moveMeans': null
  'calendar.moveNamed': { name: string | number }
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
  'campaigns.bothChanged': { fields: string | number }
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
  'campaigns.notCarried': null
  'campaigns.nothingSaved': null
  'campaigns.onDays': { days: string | number; from: string | number; to: string | number; until: string | number }
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
  'campaigns.untilEnd': { end: string | number }
  'campaigns.weekly': null
  'campaigns.withoutDates': null
  'campaigns.wrong': { count: number }
  'card.approval': null
  'card.askDiscard': { label: string | number }
  'card.askSaveSame': null
  'card.askSubmitSame': null
  'card.compareVersions': null
  'card.discard': null
  'card.discardMeans': null
  'card.discardUnsaved': null
  'card.draftSince': { author: string | number; since: string | number; time: string | number }
  'card.draftSinceNotLive': { author: string | number; since: string | number; time: string | number }
  'card.edit': { label: string | number }
  'card.empty': null
  'card.lastApproved': { name: string | number; time: string | number }
  'card.lastApprovedNotLive': { name: string | number; time: string | number }
  'card.lastRejected': { name: string | number; time: string | number }
  'card.lastRejectedNotLive': { name: string | number; time: string | number }
  'card.lastSubmitted': { name: string | number; time: string | number }
  'card.lastSubmittedNotLive': { name: string | number; time: string | number }
  'card.locked': null
  'card.newer': { author: string | number; time: string | number }
  'card.nothingToSave': null
  'card.preview': null
  'card.sameAsLive': null
  'card.sameAsRejected': null
  'card.sameAsSaved': null
  'card.save': null
  'card.saveDraft': null
  'card.savedShown': { label: string | number }
  'card.steps': { label: string | number }
  'card.submit': null
  'card.unsaved': null
  'card.unsavedDiscarded': null
  'card.unsavedRestored': null
  'card.waiting': null
  'card.withdraw': null
  'cards.bar': null
  'cards.edited': { labels: string | number }
  'cards.preview': null
  'cards.ready': { labels: string | number }
  'cards.save': null
  'cards.show': null
  'cards.submit': null
  'cards.untouched': null
  'change.field': { field: string | number; item: string | number; place: number }
  'change.hours': { from: string | number; to: string | number }
  'change.item': { item: string | number; place: number }
  'change.kinds': { kinds: string | number; name: string | number }
  'change.order': { plural: string | number }
  'change.pair': { name: string | number; words: string | number }
  'chart.none': null
  'collection.add': { label: string | number }
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
  'comments.about': { name: string | number }
  'comments.add': { name: string | number }
  'comments.allFields': null
  'comments.askDelete': null
  'comments.change': null
  'comments.close': null
  'comments.closed': null
  'comments.delete': null
  'comments.deleteMeans': null
  'comments.deleted': null
  'comments.earlier': null
  'comments.earlierShown': { count: string | number }
  'comments.edited': null
  'comments.found': { count: number }
  'comments.hint': null
  'comments.none': null
  'comments.of': { name: string | number }
  'comments.open': { count: number; name: string | number }
  'comments.people': null
  'comments.reopen': null
  'comments.reply': null
  'comments.replyText': null
  'comments.resolve': null
  'comments.resolvedBy': { name: string | number; time: string | number }
  'comments.save': null
  'comments.send': null
  'comments.showResolved': null
  'comments.storedInBrowser': null
  'comments.text': null
  'comments.title': null
  'conflict.allMine': null
  'conflict.allTheirs': null
  'conflict.alreadyIn': null
  'conflict.backToCurrent': { label: string | number }
  'conflict.before': null
  'conflict.beforeText': { words: string | number }
  'conflict.both': null
  'conflict.chooseEach': null
  'conflict.chooseOne': null
  'conflict.currentBy': { author: string | number; time: string | number }
  'conflict.currentShown': null
  'conflict.different': null
  'conflict.empty': null
  'conflict.merge': null
  'conflict.merged': null
  'conflict.mine': null
  'conflict.onlyMine': null
  'conflict.onlyTheirs': null
  'conflict.questions': null
  'conflict.removed': null
  'conflict.sameChange': null
  'conflict.stale': null
  'conflict.theirs': null
  'conflict.useCurrent': null
  'connection.offline': null
  'connection.restored': null
  'connection.retrying': { reason: string | number }
  'connection.stopRetrying': null
  'connection.stopped': null
  'connection.unavailable': null
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
  'dashboard.ends': null
  'dashboard.intro': { role: string | number }
  'dashboard.median': null
  'dashboard.moreEntries': { count: number }
  'dashboard.moreOfDay': { count: number }
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
  'dashboard.starts': null
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
  'difference.added': null
  'difference.allergenWarning': null
  'difference.changed': null
  'difference.empty': null
  'difference.formatting': null
  'difference.furtherNotice': null
  'difference.itsApproval': null
  'difference.moved': null
  'difference.new': null
  'difference.no': null
  'difference.now': null
  'difference.onWebsite': null
  'difference.open': null
  'difference.openNamed': { label: string | number }
  'difference.removed': null
  'difference.source': null
  'difference.visibleFrom': null
  'difference.visibleUntil': null
  'difference.yes': null
  'drafts.more': null
  'drafts.refused': { count: number }
  'drafts.submit': null
  'drafts.submitIn': { language: string | number }
  'editor.cards': null
  'editor.lastUpdated': { date: string | number }
  'editor.log': null
  'editor.logEmpty': null
  'editor.logLatest': { by: string | number; description: string | number }
  'editor.logNoMatch': null
  'editor.logTable': null
  'entry.address': null
  'entry.addressAndSeo': null
  'entry.always': null
  'entry.archive': null
  'entry.archiveMeans': null
  'entry.archived': null
  'entry.askArchive': { title: string | number }
  'entry.askRestore': { title: string | number }
  'entry.askToggle': { state: string | number; title: string | number }
  'entry.atOnce': null
  'entry.atOnceMeans': { labels: string | number }
  'entry.between': { end: string | number; start: string | number }
  'entry.changeScheduled': null
  'entry.changes': { time: string | number }
  'entry.checks': null
  'entry.content': null
  'entry.contents': null
  'entry.duplicate': null
  'entry.endHasPassed': null
  'entry.endsBeforeStart': null
  'entry.fromOn': { start: string | number }
  'entry.history': null
  'entry.isArchived': null
  'entry.live': null
  'entry.missing': null
  'entry.noDescription': null
  'entry.notFound': null
  'entry.notLive': null
  'entry.nothingMissing': null
  'entry.restore': null
  'entry.restoreMeans': null
  'entry.scheduledFor': { time: string | number }
  'entry.searchResult': null
  'entry.skipToActions': null
  'entry.submitToggle': null
  'entry.toList': { plural: string | number }
  'entry.toggleMeans': null
  'entry.until': { time: string | number }
  'entry.untilThen': { end: string | number }
  'entry.untitled': null
  'entry.versionLive': null
  'entry.versionOpen': null
  'entry.versionScheduled': null
  'entry.versions': null
  'entry.viewOnSite': null
  'entry.window': null
  'entry.windowMeans': null
  'factor.addPasskey': null
  'factor.app': null
  'factor.appMeans': null
  'factor.byHand': null
  'factor.codeOrRecovery': null
  'factor.codes': null
  'factor.codesLeft': { left: number }
  'factor.codesMean': null
  'factor.codesSaved': null
  'factor.continue': null
  'factor.copy': null
  'factor.createPasskey': null
  'factor.download': null
  'factor.firstMeans': null
  'factor.firstTitle': null
  'factor.intro': null
  'factor.newCodes': null
  'factor.newCodesMean': null
  'factor.none': null
  'factor.offMeans': null
  'factor.on': null
  'factor.passkeyAgain': null
  'factor.passkeyFacts': { made: string | number; used: string | number }
  'factor.passkeyMeans': null
  'factor.passkeyNameMeans': null
  'factor.passkeys': null
  'factor.passkeysMean': null
  'factor.qrCode': null
  'factor.removePasskey': null
  'factor.removePasskeyMeans': { name: string | number }
  'factor.removePasskeyNamed': { name: string | number }
  'factor.required': null
  'factor.scan': null
  'factor.setUp': null
  'factor.since': { date: string | number }
  'factor.switchOff': null
  'factor.switchOn': null
  'factor.title': null
  'factor.useApp': null
  'field.category': null
  'field.count': { count: number; most: number }
  'field.documentsHint': null
  'field.linkFollowsHint': null
  'field.linkHint': null
  'field.linkPart': null
  'field.linkPartTop': null
  'field.linkRemove': null
  'field.loadingTitles': null
  'field.namesHint': null
  'field.noDocument': null
  'field.noGroup': null
  'field.noMatch': null
  'field.noName': null
  'field.noTitle': null
  'field.over': { most: number; over: number }
  'field.pagesHint': { most: number }
  'field.pickColour': { label: string | number }
  'field.typeToSearch': null
  'field.unitOf': { label: string | number }
  'field.uploadDocument': null
  'field.uploadDocumentFor': { label: string | number }
  'field.wrongNumber': { example: string | number; most: number }
  'field.wrongWhole': { example: string | number }
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
  'file.copied': null
  'file.copyAddress': null
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
  'form.leave': null
  'form.leaveMeans': { labels: string | number }
  'form.leaveTitle': null
  'form.picture': { id: string | number }
  'gallery.count': { count: number }
  'gallery.empty': null
  'gallery.loading': null
  'gallery.more': null
  'gallery.noMatch': { search: string | number }
  'gallery.noneInFolder': null
  'gallery.pictures': null
  'gallery.search': null
  'gallery.smaller': null
  'gallery.title': null
  'gallery.upload': null
  'groups.add': null
  'groups.askDelete': { name: string | number }
  'groups.byHand': null
  'groups.byHandCount': { count: number }
  'groups.byHandMeans': null
  'groups.delete': null
  'groups.deleteMeans': null
  'groups.group': null
  'groups.groups': null
  'groups.intro': null
  'groups.more': { count: number }
  'groups.noMatch': null
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
  'history.action': null
  'history.after': null
  'history.all': null
  'history.approvedBy': { name: string | number; time: string | number }
  'history.approver': null
  'history.askRevert': null
  'history.author': null
  'history.before': null
  'history.by': { author: string | number; time: string | number }
  'history.byBoth': { approved: string | number; approver: string | number; author: string | number; time: string | number }
  'history.changes': null
  'history.compareWith': null
  'history.description': null
  'history.filter': null
  'history.loading': null
  'history.noChange': null
  'history.notRestored': null
  'history.notReverted': null
  'history.openEditor': null
  'history.range': { first: number; last: number; total: number }
  'history.rangeOfMore': { first: number; last: number; total: number }
  'history.rejectedBy': { name: string | number; time: string | number }
  'history.remarks': null
  'history.remarksAre': { remarks: string | number }
  'history.restore': null
  'history.revert': null
  'history.revertMeans': null
  'history.rows': { count: number }
  'history.rowsAPage': null
  'history.search': null
  'history.searchLog': null
  'history.status': null
  'history.versionBefore': null
  'holidays.choose': null
  'holidays.chooseThis': { name: string | number }
  'holidays.loading': null
  'holidays.means': null
  'holidays.more': { count: number }
  'holidays.none': null
  'holidays.title': null
  'holidays.unsaid': { count: number; unsaid: number }
  'hours.closesOn': { name: string | number }
  'hours.copied': { day: string | number; days: string | number }
  'hours.copy': null
  'hours.copyFrom': { day: string | number }
  'hours.copyOf': { day: string | number }
  'hours.copyToChosen': null
  'hours.copyToEveryDay': null
  'hours.everyDay': null
  'hours.kindOf': { name: string | number }
  'hours.more': null
  'hours.moreOn': { name: string | number }
  'hours.notSet': null
  'hours.opensOn': { name: string | number }
  'hours.remove': { name: string | number }
  'hours.same': null
  'hours.some': null
  'hours.untilMidnight': null
  'hours.untilNextDay': { time: string | number }
  'hours.untilOn': { day: string | number; time: string | number }
  'hours.workDays': null
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
  'items.add': { item: string | number }
  'items.askDiscard': null
  'items.done': null
  'items.keep': null
  'items.keepMeans': null
  'items.name': { item: string | number; number: number }
  'items.none': { item: string | number }
  'items.noneAdd': { item: string | number }
  'items.toFix': null
  'languages.all': null
  'languages.filter': null
  'layout.chosenPicture': { label: string | number }
  'layout.isPublic': null
  'layout.noPicture': null
  'levels.ask': { to: string | number }
  'levels.fill': { from: string | number; to: string | number }
  'levels.filled': { names: string | number; to: string | number }
  'levels.means': { names: string | number }
  'levels.which': null
  'levels.whichOf': { name: string | number }
  'levels.yes': null
  'links.from': null
  'links.fromNowhere': null
  'links.more': { count: number }
  'links.willEnd': { count: number }
  'list.added': { name: string | number }
  'list.clearFilters': null
  'list.columns': null
  'list.drag': { name: string | number }
  'list.dragAt': { count: number; name: string | number; place: number }
  'list.dragCancelled': { name: string | number }
  'list.dragDropped': { name: string | number }
  'list.dragHelp': null
  'list.dragStarted': { count: number; name: string | number; place: number }
  'list.draggable': null
  'list.moveDown': { name: string | number }
  'list.moveUp': { name: string | number }
  'list.moved': { from: number; name: string | number; to: number }
  'list.noViews': null
  'list.remove': { name: string | number }
  'list.removeView': { name: string | number }
  'list.removed': { name: string | number }
  'list.saveView': null
  'list.viewName': null
  'list.views': null
  'logOut.ask': null
  'logOut.do': null
  'logOut.unsaved': { labels: string | number }
  'logs.afterUndo': null
  'logs.allContent': null
  'logs.andMore': { count: number; description: string | number }
  'logs.askUndo': null
  'logs.byContent': null
  'logs.empty': null
  'logs.export': null
  'logs.exportTitle': null
  'logs.exported': { file: string | number }
  'logs.import': { entries: string | number; kind: string | number }
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
  'look.cards': null
  'look.desktop': null
  'look.error': null
  'look.phone': null
  'look.preview': null
  'look.weak': { least: string | number; pair: string | number; ratio: string | number; works: string | number }
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
  'mails.ofEmailChanged': null
  'mails.ofEmailConfirm': null
  'mails.ofEmailRequested': null
  'mails.ofFactorChanged': null
  'mails.ofInvite': null
  'mails.ofNotices': null
  'mails.ofPasswordChanged': null
  'mails.ofReset': null
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
  'media.allFolders': null
  'media.altIn': { language: string | number }
  'media.askDeleteMany': { count: number }
  'media.chooseFiles': null
  'media.chosen': { count: number }
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
  'media.firstFolder': null
  'media.folder': null
  'media.folderCount': { count: number }
  'media.folderEmpty': null
  'media.folderFacts': { count: number; size: string | number }
  'media.folderName': null
  'media.folders': null
  'media.home': null
  'media.isPublic': null
  'media.loading': null
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
  'media.outcome': { done: number; refused: number }
  'media.photos': null
  'media.purgedOn': { date: string | number }
  'media.removeNamed': { name: string | number }
  'media.rename': null
  'media.renameFolder': null
  'media.renameNamed': { name: string | number }
  'media.restore': null
  'media.restoreNamed': { name: string | number }
  'media.search': null
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
  'menus.add': null
  'menus.addHint': { left: number }
  'menus.addLink': null
  'menus.addSelected': null
  'menus.added': { added: number; length: number; most: number }
  'menus.addedNone': { length: number; most: number }
  'menus.askEmpty': { label: string | number }
  'menus.bottomIntro': null
  'menus.count': { length: number; most: number }
  'menus.editLink': { name: string | number }
  'menus.emptyMeans': null
  'menus.full': { most: number }
  'menus.hamburgerIntro': null
  'menus.inMenu': null
  'menus.linkLabel': null
  'menus.linkLabelHint': null
  'menus.linkLabelIn': { language: string | number }
  'menus.linkNoAddress': null
  'menus.linkNoLabel': null
  'menus.linkTo': null
  'menus.linkTwice': null
  'menus.linkUnsafe': null
  'menus.linksUsed': { length: number; most: number }
  'menus.mainIntro': null
  'menus.mobilePreview': null
  'menus.none': { label: string | number }
  'menus.noneAdd': null
  'menus.previewEmpty': null
  'menus.responsiveIntro': null
  'menus.saveEmpty': null
  'menus.selectFirst': null
  'menus.structureOf': { label: string | number }
  'noticePreferences.approve': null
  'noticePreferences.assign': null
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
  'notices.bell': null
  'notices.bellUnread': { count: number }
  'notices.intro': { days: number }
  'notices.mark': null
  'notices.markAll': null
  'notices.markNamed': { sentence: string | number }
  'notices.new': { count: number }
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
  'pages.first': null
  'pages.last': null
  'pages.next': null
  'pages.number': { page: number }
  'pages.previous': null
  'palette.entries': null
  'palette.found': { count: number }
  'palette.new': null
  'palette.nothing': null
  'palette.recent': null
  'palette.screens': null
  'palette.search': null
  'picture.chosen': { label: string | number; picture: string | number }
  'picture.dimensions': { height: string | number; width: string | number }
  'picture.hint': { hint: string | number }
  'picture.none': null
  'picture.remove': null
  'picture.removeNamed': { label: string | number }
  'picture.removed': { label: string | number }
  'picture.select': null
  'picture.small': { height: string | number; name: string | number; width: string | number }
  'presence.here': null
  'presence.isTyping': { name: string | number }
  'presence.joined': { name: string | number }
  'presence.typing': null
  'presence.viewing': { name: string | number }
  'preview.beside': null
  'preview.blocked': null
  'preview.close': null
  'preview.date': null
  'preview.language': null
  'preview.of': { name: string | number }
  'preview.off': null
  'preview.skipped': { fields: string | number }
  'preview.tablet': null
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
  'profile.required': null
  'profile.role': null
  'profile.sessionFacts': { address: string | number; opened: string | number; used: string | number }
  'profile.sessions': null
  'profile.sessionsIntro': null
  'profile.thisSession': null
  'profile.unknownDevice': null
  'profile.username': null
  'record.byAt': { name: string | number; time: string | number }
  'record.titled': { label: string | number; title: string | number }
  'redirects.added': { added: number; changed: number }
  'redirects.import': null
  'redirects.importIntro': null
  'redirects.row': { line: number }
  'redirects.tooMany': { most: number }
  'redirects.unreadable': null
  'redirects.unreadableRow': { line: number }
  'remark.on': { by: string | number; name: string | number }
  'remark.suggests': null
  'remark.take': null
  'remark.taken': null
  'rich.bold': null
  'rich.bullets': null
  'rich.caption': null
  'rich.captionHint': null
  'rich.columnAfter': null
  'rich.control': null
  'rich.count': { count: number; most: number }
  'rich.deleteColumn': null
  'rich.deleteRow': null
  'rich.deleteTable': null
  'rich.headerColumn': null
  'rich.headerRow': null
  'rich.heading': { style: string | number }
  'rich.heading2': null
  'rich.heading3': null
  'rich.heading4': null
  'rich.indent': null
  'rich.italic': null
  'rich.keys': null
  'rich.link': null
  'rich.link.address': null
  'rich.link.addressHint': null
  'rich.link.noAddress': null
  'rich.link.noText': null
  'rich.link.phones': null
  'rich.link.remove': null
  'rich.link.set': null
  'rich.link.signs': null
  'rich.link.text': null
  'rich.link.tooLong': null
  'rich.link.unsafe': null
  'rich.linkRemoved': { address: string | number; reason: string | number; text: string | number }
  'rich.numbers': null
  'rich.outdent': null
  'rich.over': { most: number; over: number }
  'rich.paragraph': null
  'rich.quote': null
  'rich.redo': null
  'rich.rowBelow': null
  'rich.table': null
  'rich.toolbar': { label: string | number }
  'rich.undo': null
  'rows.dropPictures': { count: string | number }
  'rows.none': { item: string | number }
  'rows.undo': null
  'rows.undone': { name: string | number }
  'rows.uploadPictures': null
  'scheduled.from': null
  'scheduled.goesLive': { author: string | number; time: string | number }
  'scheduled.goesLiveOlder': { author: string | number; time: string | number }
  'scheduled.overwrites': null
  'scheduled.overwritten': null
  'scheduled.since': null
  'scheduled.until': null
  'scheduled.whatChanges': null
  'scheduled.whenWritten': null
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
  'session.endsSoon': null
  'session.means': { time: string | number }
  'session.renew': null
  'session.renewed': null
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
  'shell.backOffice': null
  'shell.breadcrumb': null
  'shell.closeMenu': null
  'shell.dark': null
  'shell.dashboardLink': null
  'shell.help': null
  'shell.hideMenu': null
  'shell.light': null
  'shell.openMenu': null
  'shell.pending': { count: number }
  'shell.pin': { title: string | number }
  'shell.pinByKey': null
  'shell.pinned': null
  'shell.pinnedNow': { title: string | number }
  'shell.showMenu': null
  'shell.skip': null
  'shell.start': null
  'shell.unpinnedNow': { title: string | number }
  'shell.version': { version: string | number }
  'shell.viewSite': null
  'shell.welcome': { name: string | number }
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
  'status.earlierRounds': { count: number }
  'status.noRemarks': null
  'status.rejected': null
  'status.sentBack': null
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
  'time.first': null
  'time.partDay': null
  'time.partMoment': null
  'time.second': null
  'time.skipped': { time: string | number }
  'time.twoZones': { own: string | number; reader: string | number; set: string | number; zone: string | number }
  'time.zone': { zone: string | number }
  'time.zoneThere': { zone: string | number }
  'toast.dismiss': null
  'translation.after': null
  'translation.before': null
  'translation.changed': { language: string | number }
  'translation.copied': null
  'translation.copy': null
  'translation.copyAll': { language: string | number }
  'translation.copyField': { field: string | number; language: string | number }
  'translation.copyOver.message': { language: string | number }
  'translation.copyOver.title': null
  'translation.copyOver.yes': null
  'translation.draft': null
  'translation.hint': { language: string | number }
  'translation.is': { language: string | number; state: string | number }
  'translation.languages': { section: string | number }
  'translation.live': null
  'translation.none': null
  'translation.nothing': { language: string | number }
  'translation.outdated': null
  'translation.pending': null
  'translation.rejected': null
  'translation.scheduled': null
  'translation.shared': null
  'translation.source': { field: string | number; language: string | number }
  'translation.stale': null
  'translation.staleDraft': null
  'translation.stillCorrect': null
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
  'upload.addedMany': { count: number }
  'upload.addedOne': { name: string | number }
  'upload.cancel': null
  'upload.checking': null
  'upload.connectionLost': null
  'upload.knownMany': { count: number }
  'upload.knownOne': { name: string | number }
  'upload.notFile': null
  'upload.notPdf': null
  'upload.notPicture': null
  'upload.of': { name: string | number }
  'upload.refused': { name: string | number; sentence: string | number }
  'upload.restoredMany': { count: number }
  'upload.restoredOne': { name: string | number }
  'upload.started': { name: string | number }
  'upload.tooLarge': { most: number; size: string | number }
  'upload.tooMany': null
  'upload.tooManyHere': { most: string | number }
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
  'users.name': null
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
  'video.how': null
  'video.linkConverted': null
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
