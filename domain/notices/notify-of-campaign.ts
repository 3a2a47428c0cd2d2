import { may } from '#catalogue/roles.ts'
import type { ActorRef } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import type { NoticeReader } from '#store/notices/readers.ts'
import { notify } from './notify.ts'

/** The subject of a notice about a whole campaign, whose id is the entry's. */
export const campaignSubject = 'campaign'

interface Whole {
  id: number
  name: string
}

interface CampaignSubmission {
  step: 'submit' | 'withdraw'
  campaign: Whole
  /** Who rejected it before. */
  ids: readonly number[]
  /** Leaves out those who may not decide on all of it. */
  within: (readers: NoticeReader[]) => Promise<NoticeReader[]>
}

/** Notifies who rejected a campaign before and who follows all submissions, once for all of it. */
export async function notifyOfCampaign(
  context: Context,
  { step, campaign, ids, within }: CampaignSubmission,
): Promise<void> {
  await notify(context, {
    ...fieldsOf(campaign),
    kind: step,
    text: '',
    ids,
    preference: step,
    follow: 'everySubmission',
    sees: ({ role }) => may(role, 'content.decide'),
    within,
  })
}

interface CampaignDecision {
  step: 'approve' | 'reject'
  campaign: Whole
  remarks: string | null
  /** Who submitted it, or wrote something in it. */
  ids: readonly number[]
}

/** Notifies everybody who wrote something that was decided with a campaign, once. */
export async function notifyOfCampaignDecision(
  context: Context,
  { step, campaign, remarks, ids }: CampaignDecision,
): Promise<void> {
  const text = remarks ?? ''
  await notify(context, { ...fieldsOf(campaign), kind: step, text, ids, preference: step })
}

function fieldsOf({ id, name }: Whole) {
  const subject = { subject: campaignSubject, entry_id: id, language: '', title: name } as const
  return { ...subject, step: '', count: 1, bundle: '', about_id: id } as const
}

interface Carried {
  document: DocumentKey
  title: string
  campaign: Whole
  /** `review`: both changed the same; `incomplete`: with the site’s change it could not be published. */
  step: 'review' | 'incomplete' | ''
  ids: readonly number[]
}

/** Notifies people of what a change of the site does to a document of a campaign. */
export async function notifyOfCarried(
  context: Context<ActorRef>,
  { document, title, campaign, step, ids }: Carried,
): Promise<void> {
  const { type, entryId, language } = document
  await notify(context, {
    ...{ subject: type, entry_id: entryId, language, title },
    kind: 'carry',
    step,
    count: 1,
    // What somebody has to look at has a notice of its own.
    bundle: step === '' ? `carry ${campaign.id} ${type} ${language}` : '',
    about_id: campaign.id,
    text: campaign.name,
    ids,
    preference: 'carry',
  })
}
