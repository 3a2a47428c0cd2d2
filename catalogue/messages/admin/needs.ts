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
}
