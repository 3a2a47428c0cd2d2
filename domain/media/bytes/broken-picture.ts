/** Thrown for a truncated or malformed picture. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture'
  readonly fault: 'truncated' | 'broken'

  constructor(fault: 'truncated' | 'broken') {
    super(fault)
    this.fault = fault
  }
}
