import { message, messageTemplate } from '../messages/message.ts'

/** What people read about the second step of signing in. */
export const factorMessages = {
  wanted: message('factor.wanted'),
  wrong: message('factor.wrong'),
  first: message('factor.first'),
  appIsOn: message('factor.appIsOn'),
  appStarted: message('factor.appStarted'),
  appNotStarted: message('factor.appNotStarted'),
  appOn: message('factor.appOn'),
  appOff: message('factor.appOff'),
  codeMissing: message('factor.codeMissing'),
  codeWrong: message('factor.codeWrong'),
  codesMade: message('factor.codesMade'),
  nothingSetUp: message('factor.nothingSetUp'),
  passkeyAdded: message('factor.passkeyAdded'),
  passkeyKnown: message('factor.passkeyKnown'),
  passkeyRemoved: message('factor.passkeyRemoved'),
  passkeyWrong: message('factor.passkeyWrong'),
  noSuchPasskey: message('factor.noSuchPasskey'),
  tooManyPasskeys: messageTemplate('factor.tooManyPasskeys'),
  proofMissing: message('factor.proofMissing'),
  reset: message('factor.reset'),
  ownReset: message('factor.ownReset'),
  rolesSaved: message('factor.rolesSaved'),
}
