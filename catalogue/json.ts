/** What a revision's content is made of: plain JSON, as both databases keep it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The part of a request body that belongs to one record or item, already checked by its schema. */
export type Sent = Readonly<Record<string, unknown>>
