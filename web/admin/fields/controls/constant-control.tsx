/** A value that never changes has nothing to show. */
export function ConstantControl() {
  return null
}
