import { Checkbox, Group, Stack } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roles } from '#catalogue/roles.ts'
import { getApi, postApi } from '#web/admin/api/call-api.ts'
import { meQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { SecuredRoles } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Panel } from '#web/admin/ui/panel/panel.tsx'

const securedQuery = queryOptions({
  queryKey: ['settings', 'sign-in'],
  queryFn: ({ signal }) => getApi('/settings/sign-in', { signal }),
})

/** Chooses the roles that need a second factor. */
export function SignInForm() {
  const secured = useQuery(securedQuery)
  return (
    <Panel title={t('settings.secured')} intro={t('settings.securedIntro')}>
      <Loaded query={secured} skeleton={<SkeletonStack count={4} height={28} />}>
        {(data) => <Roles saved={data} />}
      </Loaded>
    </Panel>
  )
}

function Roles({ saved }: { saved: SecuredRoles }) {
  const [chosen, setChosen] = useState<readonly number[]>(saved.roles)
  const { running, run } = useAction(t('settings.secured'))

  async function save() {
    const roles = ([1, 2, 3, 4] as const).filter((id) => chosen.includes(id))
    await run('run', async () => {
      const response = await postApi('/settings/sign-in/update', { body: { roles } })
      queryClient.setQueryData(securedQuery.queryKey, response.data)
      // The reader's own role may be among them.
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      return response
    })
  }

  return (
    <Stack gap="md">
      <Checkbox.Group
        label={t('settings.securedRoles')}
        value={chosen.map(String)}
        onChange={(ids) => setChosen(ids.map(Number))}
      >
        <Stack gap="sm" mt="xs">
          {roles.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)} label={labelled(name)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end">
        <ActionButton
          isRunning={running !== null}
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          onClick={() => void save()}
        >
          {t('card.save')}
        </ActionButton>
      </Group>
    </Stack>
  )
}
