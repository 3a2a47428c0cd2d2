import { Anchor, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { location } from '#catalogue/collections/location.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { languageNames, languages } from '#catalogue/languages.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { lookEditor } from '#catalogue/sections/site/look.ts'
import { urgentNotice } from '#catalogue/sections/site/notice.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { resolveTheme } from '#catalogue/theme/resolve-theme.ts'
import type { BrandColours } from '#catalogue/theme/theme.ts'
import { DirectItems } from '#web/admin/documents/direct-sections/direct-items.tsx'
import { LayoutField } from '#web/admin/documents/direct-sections/layout-field.tsx'
import { SaveBar, SaveNotes } from '#web/admin/documents/direct-sections/save-bar.tsx'
import type { DirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { ChoiceControl } from '#web/admin/fields/controls/choice-controls.tsx'
import { textsAt } from '#web/admin/fields/format-value.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Panel } from '#web/admin/ui/panel/panel.tsx'
import styles from './colour-sample.module.css'

/** Renders the brand's settings. */
export function BrandForm({ direct, logo }: { direct: DirectSection; logo: DirectSection }) {
  const { values } = direct.form.content
  const chosen = textsAt(values, 'languages')

  function show(key: string) {
    const field = fieldNamed(key)
    if (!field) return null
    if (field.kind === 'choice' && direct.mayEdit) {
      return (
        <ChoiceControl
          key={key}
          field={field}
          row={values}
          error={direct.errors.values[field.wire] ?? null}
          onChange={(patch) => direct.change(patch, field.wire)}
        />
      )
    }
    return <LayoutField key={key} field={field} direct={direct} />
  }

  return (
    <Stack gap={0}>
      <LogoForm logo={logo} hasOwnSave={!direct.mayEdit} />
      <Panel title={t('settings.brand')}>
        {show('brand_name')}
        {show('site_description')}
        {show('social_image')}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {show('cuisine')}
          {show('price_range')}
        </SimpleGrid>
      </Panel>
      <Panel title={t('settings.colours')} intro={t('settings.coloursIntro')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {show('primary_color')}
          {show('secondary_color')}
        </SimpleGrid>
        <Group gap="md">
          <ColourSample
            primary={textAt(values, 'primary_color')}
            secondary={textAt(values, 'secondary_color')}
          />
          <Anchor component={Link} to={lookEditor.path}>
            {t('settings.openLook')}
          </Anchor>
        </Group>
      </Panel>
      <Panel title={t('settings.region')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {show('currency')}
          {show('time_zone')}
        </SimpleGrid>
        {show('languages')}
        {direct.mayEdit && chosen.length > 1 && (
          <MainLanguage
            chosen={chosen}
            onChange={(languages) => direct.change({ languages }, 'languages')}
          />
        )}
      </Panel>
      <Panel title={t('settings.addresses')}>
        {show('app_slug')}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {show('pickup_url')}
          {show('delivery_url')}
        </SimpleGrid>
      </Panel>
      <Panel title={labelled(location.plural)}>{show('at_once')}</Panel>
      <Panel title={labelled(urgentNotice.label)}>
        {show('urgent_publishers')}
        {show('urgent_minutes')}
      </Panel>
      <SaveBar direct={direct} />
    </Stack>
  )
}

function fieldNamed(key: string): Field | undefined {
  return settings.fields.find((field) => field.key === key)
}

/** The logo of the main menu alone, so that unsaved edits of the menu stay. */
export const logoSection: Section = {
  ...mainMenu,
  key: 'frame.main-menu.logo',
  label: 'Logo',
  fields: mainMenu.fields.filter(({ kind }) => kind === 'image'),
}

interface LogoProps {
  logo: DirectSection
  /** For people who may change the logo and nothing else here. */
  hasOwnSave: boolean
}

function LogoForm({ logo, hasOwnSave }: LogoProps) {
  return (
    <Panel title={labelled(logoSection.label)} place={logo.place}>
      {logoSection.fields.map((field) => (
        <LayoutField key={field.key} field={field} direct={logo} isTitled />
      ))}
      {hasOwnSave ? <SaveBar direct={logo} /> : <SaveNotes direct={logo} />}
    </Panel>
  )
}

interface LanguagesProps {
  chosen: readonly string[]
  onChange: (languages: string[]) => void
}

/** Chooses the language in which staff write, which is the first. */
function MainLanguage({ chosen, onChange }: LanguagesProps) {
  return (
    <NativeSelect
      label={t('settings.firstLanguage')}
      value={chosen[0]}
      data={languages
        .filter((language) => chosen.includes(language))
        .map((value) => ({ value, label: languageNames[value] }))}
      onChange={({ currentTarget: { value } }) =>
        onChange([value, ...chosen.filter((language) => language !== value)])
      }
    />
  )
}

/** Renders the text and the button of a page in the two colours. */
function ColourSample({ primary, secondary }: BrandColours) {
  if (!isColour(primary) || !isColour(secondary)) {
    return (
      <Text size="sm" role="status" className={styles.refused}>
        {t('settings.colourForm')}
      </Text>
    )
  }
  const { colours } = resolveTheme({ primary, secondary })
  const sample: CSSProperties = {
    '--sample': colours.brand,
    '--sample-on': colours['on-brand'],
    '--sample-ground': colours.ground,
    '--sample-text': colours.ink,
  }
  return (
    <span className={styles.sample} style={sample} aria-hidden="true">
      <span className={styles.button}>{t('settings.sampleButton')}</span>
      <span>{t('settings.sampleText')}</span>
    </span>
  )
}

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Renders the brand's accounts, which are saved with the settings. */
export function SocialMedia({ direct }: { direct: DirectSection }) {
  return (
    <Panel title={t('settings.social')} intro={t('settings.socialIntro')}>
      <DirectItems direct={direct} empty={t('settings.noAccounts')} />
      <SaveBar direct={direct} />
    </Panel>
  )
}
