import { NativeSelect, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { languageNames, languages } from '#catalogue/languages.ts'
import { saveLanguage } from '#web/admin/account/session/save-language.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { userQuery } from '#web/admin/api/queries.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { chooseLanguage, currentLanguage, labelled, t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Panel, ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ManagePassword } from './manage-password.tsx'
import { NoticePreferences } from './notice-preferences.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileLimits } from './profile-limits.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import { Sessions } from './sessions.tsx'

/** Renders the reader's own account (specification section 2, "Profile"). */
export function ProfileScreen() {
  useConfirmLeaving()
  const { id } = useUser()
  const profile = useQuery(userQuery(id))
  return (
    <Stack gap="lg" maw={860}>
      <ScreenHeader title={labelled('Profile')} intro={t('profile.intro')} />
      <div>
        <Panel title={t('profile.account')}>
          <Loaded query={profile} skeleton={<SkeletonStack count={4} height={44} />}>
            {(data) => (
              <>
                <ProfileForm key={data.id} saved={data} />
                <ChangeEmail />
                <ProfileLimits scopes={data.scopes} />
              </>
            )}
          </Loaded>
        </Panel>
        <Panel title={t('profile.password')} intro={t('profile.passwordIntro')}>
          {profile.data && <ManagePassword owner={profile.data} />}
        </Panel>
        <SecondFactorPart />
        <LanguagePart />
        <NoticePreferences />
        <Sessions />
      </div>
    </Stack>
  )
}

/** Renders the choice of the back office's language; the page reloads in it. */
function LanguagePart() {
  return (
    <Panel title={t('languageSwitch.label')}>
      <NativeSelect
        label={t('profile.language')}
        description={t('profile.languageMeans')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={460}
        value={currentLanguage()}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = languages.find((language) => language === value)
          if (!chosen) return
          chooseLanguage(localStorage, chosen)
          void saveLanguage(chosen).finally(() => window.location.reload())
        }}
      />
    </Panel>
  )
}
