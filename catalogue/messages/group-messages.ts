import { message, messageTemplate } from './message.ts'

/** Messages about groups of restaurants, and about people who may work on some of them only. */
export const groupMessages = {
  saved: message('groups.saved'),
  deleted: message('groups.deleted'),
  noSuchGroup: message('groups.noSuchGroup'),
  noSuchLocation: message('groups.noSuchLocation'),
  noSuchValue: message('groups.noSuchValue'),
  ruleIsEmpty: message('groups.ruleIsEmpty'),
  nameTaken: message('groups.nameTaken'),
  inItself: message('groups.inItself'),
  tooDeep: messageTemplate('groups.tooDeep'),
  tooMany: messageTemplate('groups.tooMany'),
  tooManyInOne: messageTemplate('groups.tooManyInOne'),
  hasGroups: message('groups.hasGroups'),
  isNamed: messageTemplate('groups.isNamed'),
  limitsPeople: message('groups.limitsPeople'),
  limitsAccounts: message('groups.limitsAccounts'),
  outside: message('groups.outside'),
  brandField: messageTemplate('groups.brandField'),
  ownScope: message('groups.ownScope'),
  adminEverywhere: message('groups.adminEverywhere'),
}
