import { Box, Tabs } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { type Language, languageNames, languages } from '#catalogue/languages.ts'
import { Figure, localizeFigure } from '#catalogue/messages/figure.ts'
import { may } from '#catalogue/roles.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { timeZones } from '#catalogue/time/regions.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { pricesOf } from '#web/admin/api/api-error.ts'
import { type Got, getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'
import { LayoutScreen } from '#web/admin/documents/direct-sections/layout-screen.tsx'
import type {
  Confirm,
  DirectSection,
} from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { useDirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { LayoutPreview } from '#web/admin/documents/preview/layout-preview.tsx'
import { DirectLanguages } from '#web/admin/documents/translation/direct-languages.tsx'
import { type FormErrors, hasItemErrors } from '#web/admin/fields/field-errors.ts'
import { textsAt } from '#web/admin/fields/format-value.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { formatDate } from '#web/admin/i18n/format-date.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { type Dialogs, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { BrandForm, logoSection, SocialMedia } from './brand-form.tsx'
import { RedirectsForm } from './redirects-form.tsx'
import { SearchForm } from './search-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { UndeclaredForm } from './undeclared-form.tsx'

const tabs = [
  { value: 'brand', label: 'settings.brand' },
  { value: 'social-media', label: 'settings.social' },
  { value: 'redirects', label: 'settings.redirects' },
  { value: 'search', label: 'settings.search' },
  { value: 'sign-in', label: 'settings.signIn' },
  { value: 'undeclared', label: 'settings.undeclared' },
] as const

export function SettingsScreen() {
  const load = useQuery(settingsQuery)
  return (
    <LayoutScreen
      title={labelled(settings.label)}
      intro={t('settings.intro')}
      load={load}
      lastUpdated={({ updated_at }) => formatDate(updated_at)}
    >
      {(data) => <Loaded load={data} />}
    </LayoutScreen>
  )
}

/** Renders the tabs; all stay mounted, so that unsaved edits stay. */
function Loaded({ load }: { load: SettingsLoad }) {
  const [query, setQuery] = useSearchParams()
  const confirm = useConfirmCurrency()
  const logo = useDirectSection(logoSection, load, { title: settings.label })
  const own = useWarnOfFirst(useOwnTimeZone(useDirectSection(settings, load, { confirm })))
  const direct = withLogo(own, logo)
  const wrong = tabWithErrors(direct.errors)
  const maySecure = may(useUser().roles.name, 'settings.edit')
  const visibleTabs = tabs.filter(
    ({ value }) => maySecure || (value !== 'sign-in' && value !== 'undeclared'),
  )
  const openTab = visibleTabs.find(({ value }) => value === query.get('tab'))

  const shown = openTab?.value ?? 'brand'

  function open(tab: string) {
    query.set('tab', tab)
    setQuery(query, { replace: true, preventScrollReset: true })
  }

  // Save may have been pressed in another tab than the one with errors.
  const openWrong = useEffectEvent(() => {
    if (wrong && wrong !== openTab?.value) open(wrong)
  })
  useEffect(() => {
    if (wrong) openWrong()
  }, [wrong])

  return (
    <Tabs ref={own.place} value={shown} onChange={(tab) => open(tab ?? 'brand')}>
      <Tabs.List mb="lg" aria-label={labelled(settings.label)}>
        {visibleTabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {t(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {(shown === 'brand' || shown === 'social-media') && (
        <Box pb="md">
          <LayoutPreview direct={direct} />
        </Box>
      )}
      <Tabs.Panel value="brand">
        <DirectLanguages section={settings} load={load} loadIn={loadSettings}>
          <BrandForm direct={direct} logo={logo} />
        </DirectLanguages>
      </Tabs.Panel>
      <Tabs.Panel value="social-media">
        <SocialMedia direct={direct} />
      </Tabs.Panel>
      <Tabs.Panel value="redirects">
        <RedirectsForm load={load} />
      </Tabs.Panel>
      <Tabs.Panel value="search">
        <SearchForm load={load} readyWords={load.ready_words} zeroResults={load.zero_results} />
      </Tabs.Panel>
      {maySecure && (
        <>
          <Tabs.Panel value="sign-in">
            <SignInForm />
          </Tabs.Panel>
          <Tabs.Panel value="undeclared">
            {openTab?.value === 'undeclared' && <UndeclaredForm />}
          </Tabs.Panel>
        </>
      )}
    </Tabs>
  )
}

/** Saves the logo with the settings, but after them: their save may be refused, or ask. */
function withLogo(own: DirectSection, logo: DirectSection): DirectSection {
  async function save() {
    if (!logo.form.isEdited) return own.save()
    const isSaved = !own.form.isEdited || (await own.save({ isQuiet: true }))
    return isSaved && logo.save()
  }
  return { ...own, isSaving: own.isSaving || logo.isSaving, save }
}

/** Takes the browser's time zone with the first change of a brand that was never saved. */
function useOwnTimeZone(direct: DirectSection): DirectSection {
  const { base, content } = direct.form
  const isNew = textAt(base.content.values, 'brand_name') === ''
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!isNew || !timeZones.includes(zone) || textAt(content.values, 'time_zone') !== 'UTC')
    return direct
  const isFirst = !direct.form.isEdited
  return {
    ...direct,
    change: (patch, wire) => direct.change({ ...(isFirst && { time_zone: zone }), ...patch }, wire),
  }
}

/** Returns the tab with errors of the settings. */
function tabWithErrors(errors: FormErrors): string | null {
  if (Object.keys(errors.values).length > 0) return 'brand'
  return hasItemErrors(errors) ? 'social-media' : null
}

/** Asks before the currency changes while there are prices, with an example. */
function useConfirmCurrency(): Confirm {
  const dialogs = useDialogs()
  return async (error) => {
    const prices = pricesOf(error)
    if (!prices) return null
    const { from: former, to: next, amounts: count } = prices
    const inWords = (minor: number, currency: string) =>
      localizeFigure(currentLocale(), new Figure(minor, { currency }), labelled)
    const isMeant = await dialogs.confirm({
      title: t('settings.newCurrency', { next }),
      message: t('settings.newCurrencyMeans', {
        count,
        next,
        before: inWords(prices.before, former),
        after: inWords(prices.after, next),
      }),
      yes: t('settings.newCurrencyYes', { next }),
      no: t('settings.newCurrencyNo', { former }),
    })
    return isMeant ? { confirm_currency: true } : 'no'
  }
}

type SettingsLoad = Got<'get', '/settings'>

function loadSettings(lang: Language, signal: AbortSignal) {
  return getApi('/settings', { query: { lang }, signal })
}

const settingsQuery = queryOptions({
  queryKey: ['frame', 'settings'],
  queryFn: ({ signal }) => getApi('/settings', { signal }),
  ...polling,
})

/** Asks before a save that makes another language the brand's first. */
function useWarnOfFirst(direct: DirectSection): DirectSection {
  const dialogs = useDialogs()
  const save: DirectSection['save'] = async (how) =>
    (await confirmFirstLanguage(dialogs, direct)) && direct.save(how)
  return { ...direct, save }
}

/** Returns whether the person wants it: nothing is translated or moved by the change. */
async function confirmFirstLanguage(dialogs: Dialogs, { form }: DirectSection): Promise<boolean> {
  const former = firstLanguageIn(form.base.content.values)
  const next = firstLanguageIn(form.content.values)
  // Before the first save nothing is written in any language.
  const isNew = textAt(form.base.content.values, 'brand_name') === ''
  if (isNew || !former || !next || former === next) return true
  const names = { former: languageNames[former], next: languageNames[next] }
  return dialogs.confirm({
    title: t('settings.newFirst', names),
    message: t('settings.newFirstMeans', names),
    yes: t('settings.newFirstYes', names),
    no: t('settings.newFirstNo', names),
  })
}

function firstLanguageIn(values: DirectSection['form']['content']['values']): Language | undefined {
  const [first] = textsAt(values, 'languages')
  return languages.find((one) => one === first)
}
