import { z } from 'zod'
import { languages } from '../languages.ts'
import { campaignReview, documentLanguage, stateCode, wholeNumber } from '../wire.ts'

/** On some days of the week, in the brand's zone. */
export const repeats = z
  .object({
    /** ISO 8601: 1 is Monday. */
    days: z.array(z.int().min(1).max(7)).min(1).max(7),
    /** HH:MM. */
    from: z.string(),
    /** HH:MM; up to `from` it is on the next day. */
    to: z.string(),
    /** The last day on which it begins (YYYY-MM-DD). */
    until: z.string(),
  })
  .meta({ id: 'CampaignRepeats' })

const campaignSteps = [
  'edit',
  'submit',
  'withdraw',
  'decide',
  'move',
  'stop',
  'keep',
  'remove',
] as const

/** A campaign (contract section 12). */
export const campaign = z
  .object({
    id: wholeNumber,
    name: z.string(),
    /** ISO 8601 UTC; null: once it is approved. */
    starts_at: z.string().nullable(),
    /** ISO 8601 UTC; null: until somebody ends it. */
    ends_at: z.string().nullable(),
    repeats: repeats.nullable(),
    /** Of two that change one document at one time, the higher rank is seen. */
    rank: z.int(),
    version: wholeNumber,
    approval: stateCode,
    status_text: z.string(),
    /** Whether guests see it now. */
    live: z.boolean(),
    remarks: z.string().nullable(),
    author: z.string(),
    submitted_by: z.string().nullable(),
    submitted_at: z.string().nullable(),
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    /** How many documents it changes, by what is open of them. */
    documents: z.object({
      total: wholeNumber,
      draft: wholeNumber,
      pending: wholeNumber,
      rejected: wholeNumber,
      /** A person has to look at what the site changed meanwhile. */
      review: wholeNumber,
    }),
    can: z.array(z.enum(campaignSteps)),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.infer<typeof campaign>

/** A document of a campaign. */
export const campaignLine = z
  .object({
    entity_type: z.string(),
    entry_id: wholeNumber,
    language: documentLanguage,
    label: z.string(),
    title: z.string(),
    editor_path: z.string(),
    /** Its open or approved record in the campaign; null while it shows what the site has. */
    record_id: wholeNumber.nullable(),
    approval: stateCode.nullable(),
    version: wholeNumber,
    /** New with the campaign: the site has no such entry. */
    is_new: z.boolean(),
    /** In which languages guests would read the first one: the campaign changes it and does not translate it. */
    untranslated: z.array(z.enum(languages)),
    review: campaignReview.nullable(),
  })
  .meta({ id: 'CampaignLine' })
export type CampaignLine = z.infer<typeof campaignLine>

/** A campaign with its documents. */
export const campaignView = campaign
  .extend({ lines: z.array(campaignLine) })
  .meta({ id: 'CampaignView' })
export type CampaignView = z.infer<typeof campaignView>
