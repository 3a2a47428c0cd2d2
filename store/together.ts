/**
 * Waits for parts of one transaction or snapshot that need nothing of each other: on PostgreSQL they
 * share round trips, on SQLite they run one after the other. All of them are over when it throws what
 * the first one that failed has thrown: nothing runs on behind a rollback, as with `Promise.all`.
 */
export async function together<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Name in keyof Parts]: Awaited<Parts[Name]> }> {
  try {
    return await Promise.all(parts)
  } catch (first) {
    await Promise.allSettled(parts)
    throw first
  }
}
