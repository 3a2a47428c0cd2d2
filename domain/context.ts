import type { Db, Tx } from '#store/tables.ts'
import type { Actor, ActorRef } from './actor.ts'

/** What a change is made with: its transaction, who makes it, and when (ISO 8601 UTC). */
export interface Context<Who extends ActorRef = Actor> {
  db: Tx
  actor: Who
  now: string
}

/** What a read is made with: the database, for whom, and when (ISO 8601 UTC). */
export interface ReadContext<Who extends ActorRef = Actor> {
  db: Db
  actor: Who
  now: string
}
