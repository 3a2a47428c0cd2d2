import { messageTemplate } from '../messages/message.ts'

export const changeMessages = {
  item: messageTemplate('change.item'),
  field: messageTemplate('change.field'),
  order: messageTemplate('change.order'),
  /** Several in one line, as lists are written in the reader's language. */
  names: messageTemplate('change.names'),
  picture: messageTemplate('change.picture'),
  beside: messageTemplate('change.beside'),
  hours: messageTemplate('change.hours'),
  /** What is said of a thing, or of several: "Milk: Contains". */
  pair: messageTemplate('change.pair'),
} as const
