import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { campaignParameter, inCampaign } from '#catalogue/content/in-campaign.ts'
import { campaignAt, rememberCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { campaignScopeOf } from './campaign-scope.ts'

/**
 * Keeps the choice of this tab: what an address names becomes the choice, and the address of a form
 * always names it, so that a link that is copied opens the same. Other addresses do not: lists and
 * logs have queries of their own.
 */
export function useCampaignInAddress(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const campaign = campaignAt(search)
  useEffect(() => {
    rememberCampaign(campaign)
    const isForm = campaignScopeOf(pathname) === 'form'
    const isNamed = new URLSearchParams(search).has(campaignParameter)
    if (isNamed ? isForm && campaign !== undefined : !isForm || campaign === undefined) return
    const path = `${pathname}${search}${hash}`
    const to = isForm && campaign !== undefined ? inCampaign(path, campaign) : unnamed(path)
    void navigate(to, { replace: true, preventScrollReset: true })
  }, [campaign, pathname, search, hash, navigate])
}

function unnamed(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin)
  searchParams.delete(campaignParameter)
  const query = searchParams.toString()
  return `${pathname}${query && `?${query}`}${hash}`
}

/** Returns a function that makes this tab work on a campaign, or on the site for null. */
export function useWorkOn() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return ({ id, name }: { id: number; name: string }) => {
    // A form with unsaved edits asks before it is left.
    void navigate(inCampaign(`${pathname}${search}${hash}`, id), {
      replace: true,
      preventScrollReset: true,
    })
    announce(t('working.on', { name }))
  }
}
