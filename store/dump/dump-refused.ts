/** Says in one sentence why a backup cannot be taken or restored. Nothing was changed. */
export class DumpRefused extends Error {
  override readonly name = 'DumpRefused'
}
