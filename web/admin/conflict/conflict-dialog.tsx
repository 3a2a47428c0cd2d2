import { Button, Group, Modal, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { Section } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages.ts'
import type { PlaceState } from '#catalogue/wire.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import { type ConflictSide, conflictLines } from '#web/admin/form/conflict-lines.ts'
import { footingOf } from '#web/admin/form/form-content.ts'
import { rebase } from '#web/admin/form/rebase.ts'
import type { SectionForm } from '#web/admin/form/use-section-form.ts'
import { Thumbnail } from '#web/admin/picture-slot/thumbnail.tsx'
import styles from './conflict.module.css'

interface ConflictDialogProps {
  section: Section
  form: SectionForm
  current: PlaceState
  show: (current: PlaceState) => void
  close: () => void
}

/** Somebody saved a newer version: both texts side by side, and the choice between them. */
export function ConflictDialog({ section, form, current, show, close }: ConflictDialogProps) {
  useFocusReturn()
  const now = footingOf(section, current).content
  const mine = rebase(section, form.footing.content, form.content, now)
  const lines = conflictLines(section, mine, now)

  function goOn() {
    show(current)
    form.moveTo(current)
    announce('Your changes now stand on the newer version. Save them when you are ready.')
    close()
  }

  function takeCurrent() {
    show(current)
    form.discard()
    announce('The current version is shown.')
    close()
  }

  return (
    <Modal opened onClose={close} size="xl" title={section.label} stackId="conflict">
      <Stack gap="lg">
        <Text>{messages.stale}</Text>
        {current.record && (
          <Text size="sm" c="dimmed">
            Current version by {current.record.author}, {momentWords(current.record.updated_at)}
          </Text>
        )}
        {lines.length === 0 && <Text>Your changes are already part of the current version.</Text>}
        {lines.map((line) => (
          <Paper key={line.label} withBorder p="sm" component="section">
            <Title order={3} size="h6" mb="xs">
              {line.label}
            </Title>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              <Side title="Yours" side={line.mine} />
              <Side title="Current version" side={line.current} />
            </SimpleGrid>
          </Paper>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={takeCurrent}>
            Take the current version
          </Button>
          <Button onClick={goOn}>Go on with mine</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Side({ title, side }: { title: string; side: ConflictSide | null }) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {title}
      </Text>
      {side?.image && (
        <Thumbnail picture={{ url: side.image, alt: side.words }} size={[160, 120]} />
      )}
      <Text className={styles.words}>{side ? side.words || '(empty)' : '(not there)'}</Text>
    </div>
  )
}
