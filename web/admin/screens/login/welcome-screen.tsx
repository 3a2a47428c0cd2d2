import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { limits } from '#catalogue/limits.ts'
import { NewPassword } from '#web/admin/account/new-password.tsx'
import { SignInCard } from '#web/admin/account/sign-in/sign-in-card.tsx'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { markSessionEnded } from '#web/admin/api/guard.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { storeSession } from '#web/admin/api/session.ts'
import type { LinkOwner } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { FaultNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'

/** Renders the page of a link for choosing a password; the token is in the hash. */
export function WelcomeScreen() {
  const [token] = useState(() => window.location.hash.slice(1))
  const owner = useQuery({
    queryKey: ['link', token],
    queryFn: async () => (await postApi('/auth/links/view', { body: { token } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return (
    <SignInCard title={t('welcome.title')} {...welcomeOf(owner.data)}>
      {owner.isPending && <SkeletonStack count={4} height={44} />}
      {owner.isError && <InvalidLink error={owner.error} />}
      {owner.data && <ChoosePassword token={token} owner={owner.data} />}
    </SignInCard>
  )
}

function welcomeOf(owner: LinkOwner | undefined) {
  if (!owner) return { heading: t('welcome.title') }
  if (owner.kind === 'first') {
    return { heading: t('welcome.first'), means: t('welcome.firstMeans') }
  }
  const { first_name: name, username } = owner
  return { heading: t('welcome.hello', { name }), means: t('welcome.means', { username }) }
}

function InvalidLink({ error }: { error: unknown }) {
  return (
    <Stack>
      <Alert role="alert" color="red" icon={<IconAlertTriangle aria-hidden />}>
        {errorMessage(error)}
      </Alert>
      <Button component={Link} to="/admin/login" variant="default">
        {t('login.button')}
      </Button>
    </Stack>
  )
}

const fields = [
  { key: 'username', label: 'welcome.username', most: limits.username, complete: 'username' },
  {
    key: 'first_name',
    label: 'welcome.firstName',
    most: limits.personName,
    complete: 'given-name',
  },
  { key: 'last_name', label: 'welcome.lastName', most: limits.personName, complete: 'family-name' },
  { key: 'email', label: 'welcome.email', most: limits.login, complete: 'email' },
] as const

function ChoosePassword({ token, owner }: { token: string; owner: LinkOwner }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { username, first_name, last_name, email } = owner
  const [names, setNames] = useState({ username, first_name, last_name, email })
  const [typed, setTyped] = useState({ password: '', confirmation: '' })
  const [isVisible, setVisible] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const isFirst = owner.kind === 'first'

  async function choose(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setError(null)
    try {
      const { password, confirmation } = typed
      const credentials = { token, password, password_confirmation: confirmation }
      const { data } = await postApi('/auth/links/use', {
        body: isFirst ? { ...credentials, names } : credentials,
      })
      const signedIn = await postApi('/auth/login', {
        body: { username: data.username, password },
      })
      // The password is set; a second factor is asked for by the sign-in page.
      if ('second_factor' in signedIn.data) {
        await navigate('/admin/login', { replace: true })
        return
      }
      const { token: opened, user, expires_at: endsAt } = signedIn.data
      storeSession({ token: opened, user, endsAt })
      markSessionEnded(null)
      queryClient.clear()
      await navigate('/dashboard', { replace: true })
    } catch (error) {
      setSending(false)
      setErrors(error instanceof ApiError ? errorsByField(error.errors) : {})
      setError(errorMessage(error))
      focusFirstInvalid(form)
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void choose(event)}
      aria-label={t('welcome.title')}
      noValidate
    >
      <Stack>
        <FaultNote fault={error} />
        {isFirst ? (
          fields.map(({ key, label, most, complete }) => (
            <TextInput
              key={key}
              label={t(label)}
              name={key}
              autoComplete={complete}
              maxLength={most}
              withAsterisk
              aria-required
              error={errors[key]?.[0]}
              value={names[key]}
              onChange={(event) => setNames({ ...names, [key]: event.currentTarget.value })}
            />
          ))
        ) : (
          <input type="text" autoComplete="username" value={username} readOnly hidden />
        )}
        <NewPassword
          typed={typed}
          onChange={setTyped}
          owner={names}
          errors={errors}
          passwordVisibility={{ isVisible, toggle: () => setVisible(!isVisible) }}
        />
        <Button type="submit" size="md" aria-busy={isSending}>
          {t('welcome.choose')}
        </Button>
      </Stack>
    </form>
  )
}

/** Returns errors by field: the first Admin's names are sent as `names.username`. */
function errorsByField(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentences]) => [path.replace(/^names\./, ''), sentences]),
  )
}
