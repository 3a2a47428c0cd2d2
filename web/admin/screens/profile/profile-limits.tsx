import { Stack, Text } from '@mantine/core'
import { languageNames } from '#catalogue/languages.ts'
import { isolateDirection } from '#catalogue/messages/isolate-direction.ts'
import { isEverywhere } from '#catalogue/people/scope.ts'
import type { Scopes } from '#web/admin/api/wire.gen.ts'
import { useGroupNames } from '#web/admin/documents/groups/group-queries.ts'
import { useRestaurantNames } from '#web/admin/documents/groups/restaurants-select.tsx'
import { currentLanguage, formatList, t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

/** Names that are shown; an ellipsis stands for others. */
const most = 24

/** Says what the reader's account is limited to; nothing where the role holds everywhere. */
export function ProfileLimits({ scopes }: { scopes: Scopes }) {
  const { groups, locations, languages } = scopes
  const groupNames = useGroupNames(groups.slice(0, most))
  const { names } = useRestaurantNames(locations, locations.slice(0, most))
  if (isEverywhere(scopes)) return null
  const namesOf = (ids: readonly number[], known: ReadonlyMap<number, string>) =>
    ids.slice(0, most + 1).map((id) => known.get(id) ?? '…')
  return (
    <Stack component="section" gap={4} mt="lg" aria-label={t('scope.title')}>
      <Text fw={600}>{t('scope.title')}</Text>
      {groups.length > 0 && <Line label={t('scope.groups')} names={namesOf(groups, groupNames)} />}
      {locations.length > 0 && (
        <Line label={t('scope.locations')} names={namesOf(locations, names)} />
      )}
      {languages.length > 0 && (
        <Line label={t('scope.languages')} names={languages.map((one) => languageNames[one])} />
      )}
      {groups.length + locations.length > 0 && <Hint>{t('scope.locationsMeans')}</Hint>}
    </Stack>
  )
}

function Line({ label, names }: { label: string; names: readonly string[] }) {
  const isolated = names.map((name) => isolateDirection(name, currentLanguage()))
  return (
    <Text size="sm">
      {label}: {formatList(isolated)}
    </Text>
  )
}
