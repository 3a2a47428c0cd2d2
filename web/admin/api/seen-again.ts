/**
 * An open screen learns within 30 s what others did: what it shows is asked for again while somebody
 * looks at it, and at once when they come back to the tab. What is typed stands apart from it
 * (`web/admin/documents/form/`).
 */
export const seenAgain = { refetchInterval: 20_000 } as const
