import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from '../tables.ts'
import { start } from './0001-start.ts'
import { mediaLibrary } from './0002-media-library.ts'
import { places } from './0004-places.ts'
import { order } from './0005-order.ts'
import { longLists } from './0006-long-lists.ts'
import { tallies } from './0007-tallies.ts'
import { logLanguages } from './0008-log-languages.ts'
import { alternativeTexts } from './0009-alternative-texts.ts'
import { naturalKeys } from './0010-natural-keys.ts'
import { shownValues } from './0013-shown-values.ts'
import { schemaMarks } from './0018-schema-marks.ts'
import { madeFrom } from './0028-made-from.ts'
import { logSearch } from './0037-log-search.ts'
import { idempotentAnswers } from './0038-idempotent-answers.ts'
import { logIds } from './0039-log-ids.ts'
import { coveringIndexes } from './0041-covering-indexes.ts'
import { batches } from './0042-batches.ts'
import { remarksAtFields } from './0043-remarks-at-fields.ts'
import { firstApprovals } from './0044-first-approvals.ts'
import { linkUses } from './0045-link-uses.ts'
import { plannedWindows } from './0046-planned-windows.ts'
import { linkUsesFollow } from './0048-link-uses-follow.ts'
import { backupRuns } from './backups/0022-backup-runs.ts'
import { publicationIdentity } from './content/0035-publication-identity.ts'
import { locationGroups } from './content/0053-location-groups.ts'
import { groupDisclosure } from './content/0054-group-disclosure.ts'
import { campaigns } from './content/0062-campaigns.ts'
import { ledgerChain } from './content/0064-ledger-chain.ts'
import { linePosition } from './content/0065-line-position.ts'
import type { Kind } from './kind.ts'
import { proposedFiles } from './media/0033-proposed-files.ts'
import { crops } from './media/0052-crops.ts'
import { overview } from './overview/0020-overview.ts'
import { care } from './overview/0025-care.ts'
import { logBatches } from './overview/0055-log-batches.ts'
import { people } from './people/0012-people.ts'
import { tickets } from './people/0015-tickets.ts'
import { personLinks } from './people/0016-person-links.ts'
import { mail } from './people/0017-mail.ts'
import { notices } from './people/0019-notices.ts'
import { secondFactor } from './people/0021-second-factor.ts'
import { comments } from './people/0024-comments.ts'
import { erasing } from './people/0026-erasing.ts'
import { ticketPictures } from './people/0027-ticket-pictures.ts'
import { erasedNames } from './people/0029-erased-names.ts'
import { mailsGivenUp } from './people/0030-mails-given-up.ts'
import { ticketScreenshots } from './people/0036-ticket-screenshots.ts'
import { calendarFeeds } from './people/0047-calendar-feeds.ts'
import { assignments } from './people/0050-assignments.ts'
import { previewShows } from './people/0063-preview-shows.ts'
import { presence } from './presence/0023-presence.ts'
import { searchMisses } from './search/0003-search-misses.ts'
import { searchPictures } from './search/0011-search-pictures.ts'
import { spots } from './search/0014-spots.ts'
import { spotKeys } from './search/0031-spot-keys.ts'
import { spotKeysByBytes } from './search/0031-spot-keys-by-bytes.ts'
import { spotKeysByEntry } from './search/0040-spot-keys-by-entry.ts'

/** All migrations in order. A landed one is never edited. */
export function migrationsOf(kind: Kind): Record<string, Migration> {
  return {
    '0001-start': start(kind),
    '0002-media-library': mediaLibrary(kind),
    '0003-search-misses': searchMisses,
    '0004-places': places(kind),
    '0005-order': order(kind),
    '0006-long-lists': longLists(kind),
    '0007-tallies': tallies,
    '0008-log-languages': logLanguages,
    '0009-alternative-texts': alternativeTexts,
    '0010-natural-keys': naturalKeys,
    '0011-search-pictures': searchPictures,
    '0012-people': people(kind),
    '0013-shown-values': shownValues,
    '0014-spots': spots,
    '0015-tickets': tickets(kind),
    '0016-person-links': personLinks,
    '0017-mail': mail(kind),
    '0018-schema-marks': schemaMarks,
    '0019-notices': notices(kind),
    '0020-overview': overview(kind),
    '0021-second-factor': secondFactor(kind),
    '0022-backup-runs': backupRuns(kind),
    '0023-presence': presence,
    '0024-comments': comments(kind),
    '0025-care': care,
    '0026-erasing': erasing(kind),
    '0027-ticket-pictures': ticketPictures,
    '0028-made-from': madeFrom,
    '0029-erased-names': erasedNames(kind),
    '0030-mails-given-up': mailsGivenUp,
    '0031-spot-keys': spotKeys,
    '0031-spot-keys-by-bytes': spotKeysByBytes(kind),
    '0033-proposed-files': proposedFiles,
    '0035-publication-identity': publicationIdentity,
    '0036-ticket-screenshots': ticketScreenshots(kind),
    '0037-log-search': logSearch(kind),
    '0038-idempotent-answers': idempotentAnswers,
    '0039-log-ids': logIds(kind),
    '0040-spot-keys-by-entry': spotKeysByEntry,
    '0041-covering-indexes': coveringIndexes,
    '0042-batches': batches,
    '0043-remarks-at-fields': remarksAtFields,
    '0044-first-approvals': firstApprovals,
    '0045-link-uses': linkUses,
    '0046-planned-windows': plannedWindows,
    '0047-calendar-feeds': calendarFeeds,
    '0048-link-uses-follow': linkUsesFollow,
    '0050-assignments': assignments,
    '0052-crops': crops,
    '0053-location-groups': locationGroups(kind),
    '0054-group-disclosure': groupDisclosure,
    '0055-log-batches': logBatches(kind),
    '0062-campaigns': campaigns(kind),
    '0063-preview-shows': previewShows,
    '0064-ledger-chain': ledgerChain,
    '0065-line-position': linePosition(kind),
  }
}

/** A migration that removes or changes something sets this to itself (docs/decisions/0056). */
export const servesSince = '0016-person-links'

export function migrationNames(kind: Kind): string[] {
  return Object.keys(migrationsOf(kind))
}

/** Migrates in one transaction, also when several processes start together. */
export async function migrate(db: Db, kind: Kind): Promise<FailedStep | null> {
  const provider = { getMigrations: async () => migrationsOf(kind) }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (!error) return null
  const step = results.find(({ status }) => status === 'Error')?.migrationName ?? 'of the schema'
  return { step, error }
}

interface FailedStep {
  step: string
  error: unknown
}

export async function migrateTo(db: Db, kind: Kind, step: string): Promise<void> {
  const provider = { getMigrations: async () => migrationsOf(kind) }
  const { error } = await new Migrator({ db, provider }).migrateTo(step)
  if (error) throw error
}
