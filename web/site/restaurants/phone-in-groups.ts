import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number in E.164 in the groups of its own country, to be read and dialled from abroad: `+44 20 7946 0123`. */
export function phoneInGroups(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
