import type { Content } from '#catalogue/declaration.ts'
import { defineSection } from '#catalogue/define.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'
import { link } from '#catalogue/fields/link.ts'
import { text } from '#catalogue/fields/text.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { type FieldErrors, Label } from '#catalogue/messages/message.ts'
import type { SiteAnalytics } from '#catalogue/published.ts'

const services = ['none', 'plausible', 'matomo', 'ga4', 'gtm'] as const
type Service = Exclude<(typeof services)[number], 'none'>

const serviceNames: Record<Service, string> = {
  plausible: 'Plausible',
  matomo: 'Matomo',
  ga4: 'Google Analytics 4',
  gtm: 'Google Tag Manager',
}

const ids: Record<Service, { form: RegExp; example: string }> = {
  plausible: { form: /^[a-z0-9][a-z0-9.-]{0,99}$/, example: 'burgers.example' },
  matomo: { form: /^[1-9][0-9]{0,8}$/, example: '1' },
  ga4: { form: /^G-[A-Z0-9]{4,20}$/, example: 'G-ABC123DEF4' },
  gtm: { form: /^GTM-[A-Z0-9]{4,20}$/, example: 'GTM-ABC1234' },
}

/** What counts visits (contract section 10). Approved, because it runs a script of somebody else. */
export const analytics = defineSection({
  key: 'frame.analytics',
  entityType: 'analytics',
  label: 'Analytics',
  savePath: '/settings/analytics',
  check: checkAnalytics,
  fields: {
    service: choice('Service', services, {
      labels: { none: 'No analytics', ...serviceNames },
      hint: 'All but Plausible ask guests for their consent first',
    }),
    site_id: text('ID', {
      shared: true,
      hint: 'As the service shows it. For Plausible the domain of the site',
    }),
    address: link('Address of the service', {
      shared: true,
      addHttps: true,
      isAddress: true,
      hint: 'For Matomo, and for a Plausible of your own',
      example: 'https://',
    }),
  },
})

export const analyticsEditor = defineEditor({
  key: 'analytics',
  title: 'Analytics',
  path: '/admin/pages/analytics',
  sections: [analytics],
  loads: [
    {
      path: '/settings/analytics/create',
      blocks: { analytics: { section: analytics, as: 'record' } },
    },
  ],
})

function checkAnalytics({ values }: Content): FieldErrors {
  const service = serviceOf(values.service)
  if (!service) return {}
  const { form, example } = ids[service]
  const isId = form.test(String(values.site_id ?? ''))
  const hasAddress = originOf(values.address) !== null
  const isMissing = service === 'matomo' ? !hasAddress : values.address !== '' && !hasAddress
  return {
    ...(isId ? {} : { site_id: [fill(inputMessages.analyticsId, { example })] }),
    ...(isMissing
      ? { address: [fill(inputMessages.fillIn, { label: new Label('Address of the service') })] }
      : {}),
  }
}

function serviceOf(value: unknown): Service | null {
  return value === 'none'
    ? null
    : ((services.find((one) => one === value) as Service | undefined) ?? null)
}

/** Returns an https origin; null for anything else, because it goes into a header. */
function originOf(address: unknown): string | null {
  const url = typeof address === 'string' ? URL.parse(address) : null
  return url?.protocol === 'https:' && /^[a-z0-9.-]+(:[0-9]+)?$/.test(url.host) ? url.origin : null
}

/** Returns what pages load, and what their policy then has to allow; null when nothing is counted. */
export function siteAnalytics(
  values: { service: string; site_id: string; address: string } | null | undefined,
): SiteAnalytics | null {
  const service = serviceOf(values?.service)
  const id = values?.site_id ?? ''
  // Checked at the save; once more, because both end in a header and a script.
  if (!service || !ids[service].form.test(id)) return null
  const own = originOf(values?.address)
  const google = 'https://www.googletagmanager.com'
  const name = serviceNames[service]
  switch (service) {
    case 'plausible': {
      const origin = own ?? 'https://plausible.io'
      return { service, name, id, script: `${origin}/js/script.js`, origins: [origin], asks: false }
    }
    case 'matomo':
      return own === null
        ? null
        : { service, name, id, script: `${own}/matomo.js`, origins: [own], asks: true }
    case 'ga4':
    case 'gtm': {
      const file = service === 'ga4' ? 'gtag/js' : 'gtm.js'
      const origins = [google, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
      return { service, name, id, script: `${google}/${file}?id=${id}`, origins, asks: true }
    }
  }
}
