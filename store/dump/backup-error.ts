/** Says in one sentence why a backup cannot be taken or restored. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
