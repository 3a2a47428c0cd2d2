/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface EntranceNeeds {
  'api.away': null
  'api.failed': null
  'api.lost': null
  'api.noToken': null
  'api.offline': null
  'dialog.askDiscard': null
  'dialog.close': null
  'dialog.closeLabel': null
  'dialog.discard': null
  'dialog.keepThem': null
  'loading.again': null
  'loading.failed': null
  'loading.name': null
  'loading.now': null
  'loading.retry': null
  'login.button': null
  'login.elsewhere': null
  'login.heading': null
  'login.intro': null
  'login.password': null
  'login.running': null
  'login.sessionEnded': null
  'login.showPassword': null
  'login.userName': null
  'speech.language': null
}
