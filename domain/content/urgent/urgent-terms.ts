import { may } from '#catalogue/roles.ts'
import { urgentNotice } from '#catalogue/sections/site/notice.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Actor } from '#domain/actor.ts'
import { findLiveRevision, type Revision } from '#store/content/revisions.ts'
import { foldedLogin } from '#store/people/folded-login.ts'
import type { Db } from '#store/tables.ts'
import { keyOf, sectionDocument } from '../document.ts'

/** What Settings say about urgent notices. */
export interface UrgentTerms {
  /** Folded user names. */
  publishers: readonly string[]
  /** After which a notice leaves the site unless somebody else has approved it. */
  minutes: number
}

const usualMinutes = 60

export async function loadUrgentTerms(db: Db): Promise<UrgentTerms> {
  const live = await findLiveRevision(db, keyOf(sectionDocument(settings)))
  const { urgent_publishers = '', urgent_minutes } = live?.content.values ?? {}
  const publishers = String(urgent_publishers).split(',').map(foldedLogin).filter(Boolean)
  const minutes = typeof urgent_minutes === 'number' ? urgent_minutes : usualMinutes
  return { publishers, minutes }
}

export function mayPublishUrgently({ publishers }: UrgentTerms, actor: Actor): boolean {
  const isNamed = publishers.includes(foldedLogin(actor.username))
  return isNamed && may(actor.role, urgentNotice.ability) && !actor.scope
}

/** Returns whether a revision that guests may see has been approved by nobody but its author. */
export function isUnreviewed(
  live: Pick<Revision, 'subject' | 'author_id' | 'decided_by'>,
): boolean {
  return live.subject === urgentNotice.key && live.decided_by === live.author_id
}
