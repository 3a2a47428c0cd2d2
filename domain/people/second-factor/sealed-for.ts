/** Whose secret is sealed: one person's is nothing to another (`Sealer`). */
export function sealedFor(personId: number): string {
  return `authenticator of person ${personId}`
}
