import { form, sentence } from '../messages/sentence.ts'

/** What people read about the second step of signing in. */
export const factorMessages = {
  wanted: sentence('factor.wanted'),
  wrong: sentence('factor.wrong'),
  first: sentence('factor.first'),
  appIsOn: sentence('factor.appIsOn'),
  appStarted: sentence('factor.appStarted'),
  appNotStarted: sentence('factor.appNotStarted'),
  appOn: sentence('factor.appOn'),
  appOff: sentence('factor.appOff'),
  codeMissing: sentence('factor.codeMissing'),
  codeWrong: sentence('factor.codeWrong'),
  codesMade: sentence('factor.codesMade'),
  nothingSetUp: sentence('factor.nothingSetUp'),
  passkeyAdded: sentence('factor.passkeyAdded'),
  passkeyKnown: sentence('factor.passkeyKnown'),
  passkeyRemoved: sentence('factor.passkeyRemoved'),
  passkeyWrong: sentence('factor.passkeyWrong'),
  noSuchPasskey: sentence('factor.noSuchPasskey'),
  tooManyPasskeys: form('factor.tooManyPasskeys'),
  proofMissing: sentence('factor.proofMissing'),
  reset: sentence('factor.reset'),
  ownReset: sentence('factor.ownReset'),
  rolesSaved: sentence('factor.rolesSaved'),
}
