/** Returns the owner of a person's secret (`Encryption`). */
export function encryptionContext(personId: number): string {
  return `authenticator of person ${personId}`
}
