import { Checkbox, Group, Stack } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roles } from '#catalogue/roles.ts'
import { getApi, postApi } from '#web/admin/api/call-api.ts'
import { meQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { SecuredRoles } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Part } from '#web/admin/ui/part/part.tsx'

const securedQuery = queryOptions({
  queryKey: ['settings', 'sign-in'],
  queryFn: ({ signal }) => getApi('/settings/sign-in', { signal }),
})

/** Whose role needs a second step at sign-in. */
export function SignInForm() {
  const secured = useQuery(securedQuery)
  return (
    <Part title={t('settings.secured')} intro={t('settings.securedIntro')}>
      {secured.isError && !secured.data && (
        <LoadFailed error={secured.error} retry={() => void secured.refetch()} />
      )}
      {secured.isPending && (
        <Stack aria-busy="true">
          <SkeletonRows count={4} height={28} />
        </Stack>
      )}
      {secured.data && <Roles saved={secured.data} />}
    </Part>
  )
}

function Roles({ saved }: { saved: SecuredRoles }) {
  const dialogs = useDialogs()
  const [chosen, setChosen] = useState<readonly number[]>(saved.roles)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    if (isSaving) return
    const title = t('settings.secured')
    setSaving(true)
    try {
      const roles = ([1, 2, 3, 4] as const).filter((id) => chosen.includes(id))
      const { message, data } = await postApi('/settings/sign-in/update', { body: { roles } })
      queryClient.setQueryData(securedQuery.queryKey, data)
      await dialogs.tell({ tone: 'success', title, message })
      // One's own role may be among them.
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    } finally {
      setSaving(false)
    }
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
          isRunning={isSaving}
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          onClick={() => void save()}
        >
          {t('card.save')}
        </ActionButton>
      </Group>
    </Stack>
  )
}
