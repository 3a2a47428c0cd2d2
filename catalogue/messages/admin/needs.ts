/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface AdminNeeds {
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
  'form.leave': null
  'form.leaveMeans': { labels: string | number }
  'form.leaveTitle': null
  'form.picture': { id: string | number }
  'form.stay': null
  'items.add': { item: string | number }
  'logOut.ask': null
  'logOut.do': null
  'logOut.stay': null
  'logOut.unsaved': { labels: string | number }
  'preview.blocked': null
  'speech.language': null
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
