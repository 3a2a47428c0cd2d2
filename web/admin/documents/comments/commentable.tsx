import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stateCodes } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { CommentContext, closeComments, openComments, useOpenComments } from './comment-marker.tsx'
import type { CommentedRevision } from './comment-queries.ts'

// Most people who open a screen do not read its comments.
const CommentsPanel = dialogLater(async () => (await import('./comments-panel.tsx')).CommentsPanel)

/** The states of a document that is being edited. */
const workedOn = new Set<number | undefined>([
  stateCodes.draft,
  stateCodes.pending,
  stateCodes.rejected,
])

interface CommentableProps {
  record: CommentedRevision | null
  /** The document's name, unique on the screen. */
  name: string
  label: string
  open: DocumentView['comments']
  /** The revision's state code. */
  approval: number | undefined
  /** Whether this document is meant by an address that asks for comments without naming one. */
  isLinked: boolean
  children: ReactNode
}

/** Makes its children commentable field by field, and shows the comments beside them. */
export function Commentable(props: CommentableProps) {
  const { record, name, label, open, approval, isLinked: isAsked, children } = props
  const mayWrite = may(useUser().roles.name, 'comments.write') && workedOn.has(approval)
  const comments = useOpenComments()
  const isThere = record !== null
  useLinkedComments(name, isAsked && isThere)
  useEffect(() => () => closeComments(name), [name])

  const value = useMemo(
    () => (isThere ? { name, label, open, mayWrite, prefix: '', isInModal: false } : null),
    [isThere, name, label, open, mayWrite],
  )
  return (
    <CommentContext value={value}>
      {children}
      {record && comments?.name === name && (
        <CommentsPanel
          record={record}
          label={label}
          comments={comments}
          onClose={() => openComments(null)}
        />
      )}
    </CommentContext>
  )
}

/** Opens the comments that the address asks for, then removes that from the address. */
function useLinkedComments(name: string, isMeant: boolean) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const linked = new URLSearchParams(search).get('comments')

  useEffect(() => {
    if (!linked || !isMeant) return
    openComments({ name, field: null })
    const left = new URLSearchParams(search)
    left.delete('comments')
    void navigate({ pathname, search: left.toString(), hash }, { replace: true })
  }, [linked, isMeant, name, navigate, pathname, search, hash])
}
