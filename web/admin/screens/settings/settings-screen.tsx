import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { may } from '#catalogue/roles.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { LayoutScreen } from '#web/admin/documents/direct/layout-screen.tsx'
import { useDirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { DirectLanguages } from '#web/admin/documents/translation/direct-languages.tsx'
import { type FormErrors, hasItemErrors } from '#web/admin/fields/field-errors.ts'
import { dateWords } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useConfirmCurrency } from './ask-for-currency.ts'
import { BrandForm } from './brand-form.tsx'
import { LogoForm } from './logo-form.tsx'
import { RowsForm } from './rows-form.tsx'
import { SearchForm } from './search-form.tsx'
import { loadSettings, type SettingsLoad, settingsQuery } from './settings-load.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SocialMedia } from './social-media.tsx'
import { useWarnOfFirst } from './warn-of-first.ts'

const tabs = [
  { value: 'brand', label: 'settings.brand' },
  { value: 'social-media', label: 'settings.social' },
  { value: 'redirects', label: 'settings.redirects' },
  { value: 'search', label: 'settings.search' },
  { value: 'sign-in', label: 'settings.signIn' },
] as const

/** What the whole site follows: the brand, its accounts, moved addresses, words of the search. */
export function SettingsScreen() {
  const load = useQuery(settingsQuery)
  return (
    <LayoutScreen
      title={labelled(settings.label)}
      intro={t('settings.intro')}
      load={load}
      lastUpdated={({ updated_at }) => dateWords(updated_at)}
    >
      {(data) => <Loaded load={data} />}
    </LayoutScreen>
  )
}

/** All tabs stay drawn, so that what is typed in one is there when one comes back. */
function Loaded({ load }: { load: SettingsLoad }) {
  const [query, setQuery] = useSearchParams()
  const direct = useWarnOfFirst(useDirectSection(settings, load, useConfirmCurrency()))
  const wrong = tabWithErrors(direct.errors)
  const maySecure = may(useUser().roles.name, 'settings.edit')
  const shown = tabs.filter(({ value }) => value !== 'sign-in' || maySecure)
  const asked = shown.find(({ value }) => value === query.get('tab'))

  function open(tab: string) {
    query.set('tab', tab)
    setQuery(query, { replace: true, preventScrollReset: true })
  }

  // What is to be mended may stand in the tab that Save was not pressed in.
  const mend = useEffectEvent(() => {
    if (wrong && wrong !== asked?.value) open(wrong)
  })
  useEffect(() => {
    if (wrong) mend()
  }, [wrong])

  return (
    <Tabs
      ref={direct.place}
      value={asked?.value ?? 'brand'}
      onChange={(tab) => open(tab ?? 'brand')}
    >
      <Tabs.List mb="lg" aria-label={labelled(settings.label)}>
        {shown.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {t(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="brand">
        <DirectLanguages section={settings} load={load} loadIn={loadSettings}>
          <LogoForm load={load} />
          <BrandForm direct={direct} />
        </DirectLanguages>
      </Tabs.Panel>
      <Tabs.Panel value="social-media">
        <SocialMedia direct={direct} />
      </Tabs.Panel>
      <Tabs.Panel value="redirects">
        <RowsForm
          section={redirects}
          load={load}
          intro={t('settings.redirectsIntro')}
          empty={t('settings.noRedirects')}
        />
      </Tabs.Panel>
      <Tabs.Panel value="search">
        <SearchForm load={load} readyWords={load.ready_words} zeroResults={load.zero_results} />
      </Tabs.Panel>
      {maySecure && (
        <Tabs.Panel value="sign-in">
          <SignInForm />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}

/** The tab in which the brand's refused save has something to mend. */
function tabWithErrors(errors: FormErrors): string | null {
  if (Object.keys(errors.values).length > 0) return 'brand'
  return hasItemErrors(errors) ? 'social-media' : null
}
