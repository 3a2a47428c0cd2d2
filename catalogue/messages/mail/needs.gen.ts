/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface MailNeeds {
  'emailChanged.subject': null
  'emailChanged.what': { email: string | number; username: string | number }
  'emailConfirm.button': null
  'emailConfirm.otherwise': null
  'emailConfirm.subject': null
  'emailConfirm.what': { brand: string | number; username: string | number }
  'emailRequested.subject': null
  'emailRequested.what': { email: string | number; username: string | number }
  'factor.appOff': { time: string | number; username: string | number }
  'factor.appOn': { time: string | number; username: string | number }
  'factor.codes': { time: string | number; username: string | number }
  'factor.passkeyOff': { time: string | number; username: string | number }
  'factor.passkeyOn': { time: string | number; username: string | number }
  'factor.reset': { time: string | number; username: string | number }
  'factor.subject': null
  'foot.account': { brand: string | number }
  'foot.notices': { brand: string | number }
  'foot.settings': null
  'foot.unsubscribe': null
  hello: { name: string | number }
  'invite.otherwise': null
  'invite.subject': { brand: string | number }
  'invite.what': { brand: string | number; username: string | number }
  'link.address': null
  'link.choose': null
  'link.life': { hours: number }
  'notices.more': { count: number }
  'notices.open': null
  'notices.pictures': { count: number }
  'notices.subject': { brand: string | number; count: number }
  'passwordChanged.button': null
  'passwordChanged.otherwise': null
  'passwordChanged.subject': null
  'passwordChanged.what': { time: string | number; username: string | number }
  'reset.created': { brand: string | number; username: string | number }
  'reset.otherwise': null
  'reset.requested': { brand: string | number; username: string | number }
  'reset.subject': null
  'unsubscribe.ask': null
  'unsubscribe.askAll': null
  'unsubscribe.bad': null
  'unsubscribe.done': null
  'unsubscribe.means': null
  'unsubscribe.profile': null
}
