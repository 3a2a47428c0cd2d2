/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface AdminNeeds {
  'alt.ask': null
  'alt.askSave': null
  'alt.askSaveTitle': null
  'alt.askTitle': null
  'alt.hint': null
  'alt.isFileName': null
  'alt.isLong': null
  'alt.seenOn': { name: string | number }
  'approval.approve': null
  'approval.changed': null
  'approval.choose': null
  'approval.decision': null
  'approval.device': null
  'approval.differences': null
  'approval.gone': null
  'approval.reject': null
  'approval.remarks': null
  'approval.remarksHint': null
  'approval.same': null
  'approval.shownAt': { places: string | number }
  'approval.shownNowhere': null
  'approval.submit': null
  'approval.title': { label: string | number }
  'assign.action': null
  'assign.change': null
  'assign.due': null
  'assign.dueOn': { day: string | number }
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
  'bulk.broken': { count: number; done: number; sentence: string | number }
  'bulk.clear': null
  'bulk.done': { count: number; done: number }
  'bulk.progress': { count: number; done: number }
  'bulk.refused': { reason: string | number; title: string | number }
  'calendar.gap': { kind: string | number }
  'calendar.moveNamed': { name: string | number }
  'campaigns.bothChanged': { fields: string | number }
  'campaigns.notCarried': null
  'campaigns.onDays': { days: string | number; from: string | number; to: string | number; until: string | number }
  'campaigns.untilEnd': { end: string | number }
  'campaigns.withoutDates': null
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
  'dashboard.ends': null
  'dashboard.moreOfDay': { count: number }
  'dashboard.starts': null
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
  'entry.archived': null
  'entry.atOnce': null
  'entry.atOnceMeans': { labels: string | number }
  'entry.between': { end: string | number; start: string | number }
  'entry.changes': { time: string | number }
  'entry.checks': null
  'entry.content': null
  'entry.contents': null
  'entry.endHasPassed': null
  'entry.endsBeforeStart': null
  'entry.fromOn': { start: string | number }
  'entry.history': null
  'entry.live': null
  'entry.missing': null
  'entry.noDescription': null
  'entry.notLive': null
  'entry.nothingMissing': null
  'entry.scheduledFor': { time: string | number }
  'entry.searchResult': null
  'entry.skipToActions': null
  'entry.until': { time: string | number }
  'entry.untitled': null
  'entry.window': null
  'entry.windowMeans': null
  'factor.addPasskey': null
  'factor.app': null
  'factor.appMeans': null
  'factor.byHand': null
  'factor.codeOrRecovery': null
  'factor.codes': null
  'factor.codesMean': null
  'factor.codesSaved': null
  'factor.continue': null
  'factor.copy': null
  'factor.createPasskey': null
  'factor.download': null
  'factor.firstMeans': null
  'factor.firstTitle': null
  'factor.newCodes': null
  'factor.newCodesMean': null
  'factor.offMeans': null
  'factor.passkeyAgain': null
  'factor.passkeyMeans': null
  'factor.passkeyNameMeans': null
  'factor.qrCode': null
  'factor.removePasskey': null
  'factor.removePasskeyMeans': { name: string | number }
  'factor.scan': null
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
  'file.copied': null
  'file.copyAddress': null
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
  'groups.groups': null
  'groups.more': { count: number }
  'groups.noMatch': null
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
  'list.remove': { name: string | number }
  'list.removed': { name: string | number }
  'logOut.ask': null
  'logOut.do': null
  'logOut.unsaved': { labels: string | number }
  'logs.andMore': { count: number; description: string | number }
  'logs.empty': null
  'logs.exportTitle': null
  'logs.exported': { file: string | number }
  'logs.import': { entries: string | number; kind: string | number }
  'look.cards': null
  'look.desktop': null
  'look.error': null
  'look.phone': null
  'look.preview': null
  'look.weak': { least: string | number; pair: string | number; ratio: string | number; works: string | number }
  'mails.ofEmailChanged': null
  'mails.ofEmailConfirm': null
  'mails.ofEmailRequested': null
  'mails.ofFactorChanged': null
  'mails.ofInvite': null
  'mails.ofNotices': null
  'mails.ofPasswordChanged': null
  'mails.ofReset': null
  'media.allFolders': null
  'media.chosen': { count: number }
  'media.firstFolder': null
  'media.folder': null
  'media.loading': null
  'media.outcome': { done: number; refused: number }
  'media.search': null
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
  'notices.bell': null
  'notices.bellUnread': { count: number }
  'notices.new': { count: number }
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
  'past.intro': null
  'past.moment': null
  'past.open': null
  'past.page': null
  'past.pageHint': null
  'past.save': null
  'past.see': null
  'past.then': { time: string | number }
  'past.title': null
  'past.toCome': null
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
  'profile.required': null
  'profile.unknownDevice': null
  'record.byAt': { name: string | number; time: string | number }
  'record.titled': { label: string | number; title: string | number }
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
  'session.endsSoon': null
  'session.means': { time: string | number }
  'session.renew': null
  'session.renewed': null
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
  'status.earlierRounds': { count: number }
  'status.noRemarks': null
  'status.rejected': null
  'status.sentBack': null
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
  'users.name': null
  'video.how': null
  'video.linkConverted': null
  'working.all': null
  'working.alsoIn': { count: number }
  'working.backToSite': null
  'working.cardOnSite': null
  'working.changing': { name: string | number }
  'working.gone': null
  'working.inCampaigns': { count: number }
  'working.list': { name: string | number }
  'working.lookAtSite': null
  'working.looking': { name: string | number }
  'working.means': null
  'working.none': null
  'working.notPart': { name: string | number }
  'working.on': { name: string | number }
  'working.open': null
  'working.other': { name: string | number }
  'working.site': null
  'working.theSite': null
  'working.title': null
}
