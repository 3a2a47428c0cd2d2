/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface AdminNeeds {
  'approval.allDone': null
  'approval.by': { author: string | number; submitter: string | number; time: string | number }
  'approval.differences': null
  'approval.openPage': null
  'approval.same': null
  'approval.waiting': { count: number }
  'approval.waitingNone': null
  'approval.whatAppears': null
  'card.askDiscard': { label: string | number }
  'card.backToSaved': { label: string | number }
  'card.decide': null
  'card.discard': null
  'card.discardMeans': null
  'card.dropUnsaved': null
  'card.edit': { label: string | number }
  'card.keepDraft': null
  'card.lastChange': { author: string | number; time: string | number }
  'card.lastChangeNotLive': { author: string | number; time: string | number }
  'card.locked': null
  'card.preview': null
  'card.save': null
  'card.saveDraft': null
  'card.steps': { label: string | number }
  'card.submit': null
  'card.unsaved': null
  'card.unsavedDropped': null
  'card.unsavedRestored': null
  'card.waiting': null
  'card.withdraw': null
  'dashboard.activity': null
  'dashboard.allActivity': null
  'dashboard.intro': { role: string | number }
  'dashboard.noActivity': null
  'dashboard.noDrafts': null
  'dashboard.openQueue': null
  'dashboard.openWork': null
  'dashboard.remarks': { remarks: string | number }
  'dashboard.waiting': null
  'dialog.askDiscard': null
  'dialog.close': null
  'dialog.closeLabel': null
  'dialog.discard': null
  'dialog.keepThem': null
  'editor.lastUpdated': { date: string | number }
  'editor.log': null
  'editor.logEmpty': null
  'editor.logNoMatch': null
  'editor.logTable': null
  'field.category': null
  'field.linkHint': null
  'field.loadingTitles': null
  'field.namesHint': null
  'field.noTitle': null
  'field.pagesHint': { most: number }
  'field.takeColour': { label: string | number }
  'field.typeToSearch': null
  'footer.intro': null
  'footer.storeHint': null
  'form.leave': null
  'form.leaveMeans': { labels: string | number }
  'form.leaveTitle': null
  'form.picture': { id: string | number }
  'form.stay': null
  'frame.chosenPicture': { label: string | number }
  'frame.noPicture': null
  'icons.chosen': { name: string | number; picture: string | number }
  'icons.intro': null
  'icons.replace': null
  'items.add': { item: string | number }
  'items.askDiscard': null
  'items.cancel': null
  'items.done': null
  'items.keep': null
  'items.keptMeans': null
  'items.name': { item: string | number; number: number }
  'items.none': { item: string | number }
  'items.noneAdd': { item: string | number }
  'items.toMend': null
  'languages.all': null
  'languages.filter': null
  'list.added': { name: string | number }
  'list.drag': { name: string | number }
  'list.dragAt': { name: string | number; place: number }
  'list.dragCancelled': { name: string | number }
  'list.dragDropped': { name: string | number }
  'list.dragHelp': null
  'list.dragStarted': { name: string | number }
  'list.draggable': null
  'list.moveDown': { name: string | number }
  'list.moveUp': { name: string | number }
  'list.moved': { from: number; name: string | number; to: number }
  'list.remove': { name: string | number }
  'list.removed': { name: string | number }
  'loading.failed': null
  'loading.name': null
  'loading.now': null
  'loading.retry': null
  'logOut.ask': null
  'logOut.do': null
  'logOut.stay': null
  'logOut.unsaved': { labels: string | number }
  'login.button': null
  'login.heading': null
  'login.intro': null
  'login.password': null
  'login.running': null
  'login.sessionEnded': null
  'login.showPassword': null
  'login.userName': null
  'logs.allContent': null
  'logs.byContent': null
  'logs.empty': null
  'logs.export': null
  'logs.exportTitle': null
  'logs.exported': { file: string | number }
  'logs.goBack': null
  'logs.intro': null
  'logs.leaveIt': null
  'logs.newest': { author: string | number; sentence: string | number; time: string | number }
  'logs.notUndone': null
  'logs.undo': null
  'logs.undoLine': { description: string | number; time: string | number }
  'logs.undone': null
  'menus.add': null
  'menus.addTicked': null
  'menus.added': { added: number; length: number; most: number }
  'menus.addedNone': { length: number; most: number }
  'menus.bottomIntro': null
  'menus.count': { length: number; most: number }
  'menus.full': { most: number }
  'menus.hamburgerIntro': null
  'menus.inMenu': null
  'menus.mainIntro': null
  'menus.mobilePreview': null
  'menus.none': { label: string | number }
  'menus.noneAdd': null
  'menus.previewEmpty': null
  'menus.responsiveIntro': null
  'menus.structureOf': { label: string | number }
  'menus.taken': { length: number; most: number }
  'menus.tick': { left: number }
  'menus.tickFirst': null
  'pages.first': null
  'pages.last': null
  'pages.next': null
  'pages.number': { page: number }
  'pages.previous': null
  'preview.blocked': null
  'record.byAt': { name: string | number; time: string | number }
  'record.titled': { label: string | number; title: string | number }
  'scheduled.comes': { author: string | number; time: string | number }
  'scheduled.comesOlder': { author: string | number; time: string | number }
  'scheduled.from': null
  'scheduled.missing': null
  'scheduled.since': null
  'scheduled.takesBack': null
  'scheduled.until': null
  'scheduled.whatChanges': null
  'scheduled.whenWritten': null
  'settings.addSynonyms': null
  'settings.addSynonymsFor': { term: string | number }
  'settings.addresses': null
  'settings.allFound': null
  'settings.brand': null
  'settings.colourForm': null
  'settings.colours': null
  'settings.coloursIntro': null
  'settings.contrastBad': { ratio: string | number }
  'settings.contrastGood': { ratio: string | number }
  'settings.groupAdded': { term: string | number }
  'settings.intro': null
  'settings.last': null
  'settings.noAccounts': null
  'settings.noMatch': null
  'settings.noRedirects': null
  'settings.noSynonyms': null
  'settings.redirects': null
  'settings.redirectsIntro': null
  'settings.region': null
  'settings.sampleButton': null
  'settings.sampleText': null
  'settings.search': null
  'settings.social': null
  'settings.socialIntro': null
  'settings.synonyms': null
  'settings.synonymsIntro': null
  'settings.term': null
  'settings.times': null
  'settings.withoutResult': null
  'settings.withoutResultIntro': null
  'shell.backOffice': null
  'shell.breadcrumb': null
  'shell.closeMenu': null
  'shell.dark': null
  'shell.dashboardLink': null
  'shell.light': null
  'shell.openMenu': null
  'shell.pending': { count: number }
  'shell.pin': { title: string | number }
  'shell.pinned': null
  'shell.pinnedNow': { title: string | number }
  'shell.skip': null
  'shell.start': null
  'shell.unpinnedNow': { title: string | number }
  'shell.viewSite': null
  'shell.welcome': { name: string | number }
  'speech.language': null
  'status.noRemarks': null
  'status.rejected': null
  'status.sentBack': null
  'translation.after': null
  'translation.before': null
  'translation.changed': { language: string | number }
  'translation.copied': null
  'translation.copy': null
  'translation.copyAll': { language: string | number }
  'translation.copyField': { field: string | number; language: string | number }
  'translation.copyOver.message': { language: string | number }
  'translation.copyOver.no': null
  'translation.copyOver.title': null
  'translation.copyOver.yes': null
  'translation.draft': null
  'translation.hint': { language: string | number }
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
  'translation.stillRight': null
}
