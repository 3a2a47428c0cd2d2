/** Why a file cannot be a picture: it ends too early, or it is not built like one. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture'
  readonly fault: 'truncated' | 'broken'

  constructor(fault: 'truncated' | 'broken') {
    super(fault)
    this.fault = fault
  }
}
