import { messageTemplate } from '../messages/message.ts'

export const changeMessages = {
  item: messageTemplate('change.item'),
  field: messageTemplate('change.field'),
  order: messageTemplate('change.order'),
  names: messageTemplate('change.names'),
  picture: messageTemplate('change.picture'),
  beside: messageTemplate('change.beside'),
  hours: messageTemplate('change.hours'),
  /** "Milk: Contains". */
  pair: messageTemplate('change.pair'),
  /** "Fish (cod, tuna)". */
  kinds: messageTemplate('change.kinds'),
} as const
