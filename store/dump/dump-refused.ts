/** Why a backup cannot be taken or restored, in one sentence for whoever asked for it. Nothing was changed. */
export class DumpRefused extends Error {
  override readonly name = 'DumpRefused'
}
