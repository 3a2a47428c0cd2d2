import type { CallInput } from '#web/admin/api/call-api.ts'
import type { Campaign } from '#web/admin/api/wire.gen.ts'

export const campaignKeys = [
  'name',
  'starts_at',
  'ends_at',
  'rank',
  'weekly',
  'days',
  'from',
  'to',
  'until',
] as const

type Key = (typeof campaignKeys)[number]

/** What is typed of a campaign, as texts: times in ISO 8601, days by their numbers. */
export type CampaignTexts = Readonly<Partial<Record<Key, string>>>

/** A time that is typed in part. */
export const partly = '?'

/** What is offered first where a campaign begins to repeat: lunch on working days. */
const usual = { days: [1, 2, 3, 4, 5], from: '11:00', to: '14:00', until: '' }

export function textsOf(campaign: Campaign | null): Required<CampaignTexts> {
  const { days, from, to, until } = campaign?.repeats ?? usual
  return {
    name: campaign?.name ?? '',
    starts_at: campaign?.starts_at ?? '',
    ends_at: campaign?.ends_at ?? '',
    rank: String(campaign?.rank ?? 0),
    weekly: campaign?.repeats ? '1' : '',
    days: days.join(','),
    from,
    to,
    until,
  }
}

export function daysIn(text: string): number[] {
  return text.split(',').filter(Boolean).map(Number)
}

export type SentCampaign = Partial<CallInput<'post', '/campaigns'>['body']>

const ofRepeats = ['weekly', 'days', 'from', 'to', 'until'] as const

/** Returns what a save sends of the texts that were changed; the days are sent whole. */
export function sentOf(stored: Required<CampaignTexts>, typed: CampaignTexts): SentCampaign {
  const texts = { ...stored, ...typed }
  const sent: SentCampaign = {}
  if (typed.name !== undefined) sent.name = typed.name
  if (typed.starts_at !== undefined) sent.starts_at = sentTime(typed.starts_at)
  if (typed.ends_at !== undefined) sent.ends_at = sentTime(typed.ends_at)
  // What is no number is sent as none, which the server rejects.
  if (typed.rank !== undefined) sent.rank = typed.rank === '' ? Number.NaN : Number(typed.rank)
  if (ofRepeats.some((key) => typed[key] !== undefined)) sent.repeats = repeatsOf(texts)
  return sent
}

function sentTime(text: string): string | null {
  return text === partly ? '' : text || null
}

function repeatsOf(texts: Required<CampaignTexts>): Campaign['repeats'] {
  const { weekly, days, from, to, until } = texts
  return weekly === '' ? null : { days: daysIn(days), from, to, until }
}
