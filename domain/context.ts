import type { Db, Tx } from '#store/tables.ts'
import type { Actor, ActorRef } from './actor.ts'

/** The transaction, actor and time (ISO 8601 UTC) of a change. */
export interface Context<Who extends ActorRef = Actor> {
  db: Tx
  actor: Who
  now: string
  /** Names the import or bulk change whose part this is. */
  batch?: string
  /** Whether one notice about the whole is sent in place of one for each document. */
  isWhole?: boolean
}

/** Returns the context of a change that is part of an import or bulk change, if of any. */
export function inBatch<C extends Context<ActorRef>>(context: C, batch: string | null): C {
  return batch === null ? context : { ...context, batch }
}

/** The database, actor and time (ISO 8601 UTC) of a read. */
export interface ReadContext<Who extends ActorRef = Actor> {
  db: Db
  actor: Who
  now: string
}
