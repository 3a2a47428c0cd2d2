import { Text } from '@mantine/core'
import { trimEndOf } from '#catalogue/text/trim-end.ts'
import type { Comment } from '#web/admin/api/wire.gen.ts'
import styles from './comments.module.css'

/** What somebody wrote, as plain as it is; whom it calls stands out. */
export function CommentText({ comment }: { comment: Pick<Comment, 'text' | 'mentions'> }) {
  const called = new Set(comment.mentions.map((name) => `@${name}`.toLowerCase()))
  // Odd ones are what the expression holds.
  const parts = comment.text.split(/(@[^\s@]+)/u)
  return (
    <Text className={styles.text}>
      {parts.map((part, nth) => {
        const name = called.has(part.toLowerCase()) ? part : trimEndOf(part, /[^\p{L}\p{N}]/u)
        if (!called.has(name.toLowerCase())) return part
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
          <span key={nth}>
            <bdi className={styles.called}>{name}</bdi>
            {part.slice(name.length)}
          </span>
        )
      })}
    </Text>
  )
}
