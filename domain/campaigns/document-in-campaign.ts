import { mayBeInCampaign } from '#catalogue/content/in-campaign.ts'
import { limits } from '#catalogue/limits.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import { countLinesIn, listLinesOf } from '#store/content/campaigns/lines.ts'
import type { Db } from '#store/tables.ts'
import { requireCampaign, requireLocked } from './find-campaign.ts'

/**
 * Returns the document in a campaign. Throws `Problem('not-found')` where there is no such campaign, and
 * `Problem('invalid')` for a document that campaigns do not change.
 */
export async function findInCampaign<D extends Document>(
  db: Db,
  document: D,
  campaign: number | undefined,
): Promise<D> {
  if (campaign === undefined) return document
  await requireCampaign(db, campaign)
  return inCampaign(document, campaign)
}

/** Returns those of some documents that campaigns may change in one; the others stay as on the site. */
export async function findAllInCampaign<D extends Document>(
  db: Db,
  documents: readonly D[],
  campaign: number | undefined,
): Promise<D[]> {
  if (campaign === undefined) return [...documents]
  await requireCampaign(db, campaign)
  return documents.map((document) =>
    mayBeInCampaign(document.declaration) ? { ...document, campaign } : document,
  )
}

/**
 * Returns the document in a campaign, to save it there: the campaign is locked. Throws as
 * `findInCampaign`, and `Problem('invalid')` where it is one too many.
 */
export async function lockInCampaign<D extends Document>(
  { db }: Pick<Context, 'db'>,
  document: D,
  campaign: number | undefined,
): Promise<D> {
  if (campaign === undefined) return document
  await requireLocked(db, campaign)
  const inside = inCampaign(document, campaign)
  const lines = await listLinesOf(db, keyOf(document))
  if (lines.some((line) => line.campaign === campaign)) return inside
  const { documents, ofDocument } = limits.campaigns
  if (lines.length >= ofDocument)
    throw invalid({ campaign: [fill(campaignMessages.tooManyOfDocument, { most: ofDocument })] })
  if ((await countLinesIn(db, campaign)) >= documents)
    throw invalid({ campaign: [fill(campaignMessages.tooManyDocuments, { most: documents })] })
  return inside
}

function inCampaign<D extends Document>(document: D, campaign: number): D {
  if (!mayBeInCampaign(document.declaration))
    throw invalid({ campaign: [campaignMessages.notHere] })
  return { ...document, campaign }
}
