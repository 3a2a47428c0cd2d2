/**
 * How entries are put into groups, and what people may do who are limited to some of them (contract
 * section 11).
 */
export interface Grouping<Key extends string = string> {
  /** The fields by whose values rules put entries into groups. */
  ruleFields: readonly Key[]
  /**
   * The fields that somebody whose account is limited to the entry may approve. The others belong to
   * the brand.
   */
  localFields: readonly Key[]
}
