/**
 * How entries are put into groups, and what people may do who are limited to some of them (contract
 * section 11).
 */
export interface Grouping<Key extends string = string> {
  /** The fields by whose values rules put entries into groups. */
  ruleFields: readonly Key[]
  /**
   * The fields that belong to the entry itself: whoever is limited to it may approve them. Others
   * belong to the brand.
   */
  localFields: readonly Key[]
}
