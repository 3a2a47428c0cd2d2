import { editorPathOf } from '#catalogue/catalogue.ts'
import { inCampaign } from '#catalogue/content/in-campaign.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { Revision } from '#store/content/revisions.ts'

/** Returns the address of the form of a revision, in the campaign that it is of; null without one. */
export function formOf(
  declaration: Declaration,
  { campaign, entry_id, language }: Pick<Revision, 'campaign' | 'entry_id' | 'language'>,
): string | null {
  const path = editorPathOf(declaration, entry_id, language)
  return path !== null && campaign > 0 ? inCampaign(path, campaign) : path
}
