/** Whose secret is sealed: one person's is nothing to another (`Encryption`). */
export function encryptionContext(personId: number): string {
  return `authenticator of person ${personId}`
}
