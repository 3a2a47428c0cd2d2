/** A field that the head of an entry's screen turns over by itself: on, and off again. */
export interface Toggle {
  /** Its key. */
  field: string
  on: { value: string; label: string }
  off: { value: string; label: string }
}
