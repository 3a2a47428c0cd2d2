import { removeSession } from '#store/people/sessions.ts'
import type { Services } from '../services.ts'

/** Ends a bearer session and its preview passes, at once and on every node. */
export async function signOut(
  { store }: Pick<Services, 'store'>,
  tokenHash: string,
): Promise<void> {
  await store.write((tx) => removeSession(tx, tokenHash))
}
