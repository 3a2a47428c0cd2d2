import { Anchor, Box, Group, Stack, Text } from '@mantine/core'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconDeviceFloppy,
  IconEye,
  IconSend,
} from '@tabler/icons-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { showPreview } from '#web/admin/documents/actions/use-document-actions.ts'
import { openPreviewTab } from '#web/admin/documents/approval/preview-tab.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { isSessionOver } from '#web/admin/ui/dialogs/use-action.ts'
import { goTo } from '#web/admin/ui/panel/panel.tsx'
import { BarContext, type CardResult, type RegisteredCard } from './bar-cards.ts'
import styles from './cards-bar.module.css'

type Running = 'save' | 'submit' | 'preview'

interface Reported extends CardResult {
  card: RegisteredCard
}

interface CardsWithBarProps {
  /** The types of its sections, in their order on the screen. */
  order: readonly string[]
  children: ReactNode
}

/**
 * Renders cards with one bar that saves or submits all that were changed. Cards are sent one after
 * the other, each in its own request: what one card is refused does not hold the others back, and
 * what the person stops ends the rest.
 */
export function CardsWithBar({ order, children }: CardsWithBarProps) {
  const campaign = useCampaign()
  const dialogs = useDialogs()
  const [cards, setCards] = useState<readonly RegisteredCard[]>([])
  const latest = useRef(cards)
  latest.current = cards
  const [running, setRunning] = useState<Running | null>(null)
  const [results, setResults] = useState<Reported[]>([])
  const put = useCallback((key: string, card: RegisteredCard | null) => {
    setCards((before) => [...before.filter((other) => other.key !== key), ...(card ? [card] : [])])
  }, [])
  const placeOf = ({ entityType }: RegisteredCard) => order.indexOf(entityType)
  const all = cards.toSorted((one, other) => placeOf(one) - placeOf(other))
  const edited = all.filter(({ isEdited }) => isEdited)
  const ready = all.filter(({ isReady }) => isReady)
  const shown = results.filter((result) => isCurrent(result, cards))

  async function send(step: Running, chosen: RegisteredCard[]): Promise<boolean> {
    if (running) return false
    setRunning(step)
    setResults([])
    const reported: Reported[] = []
    for (const card of chosen) {
      const result = await card.calls.current[step === 'submit' ? 'submit' : 'save']()
      if (result.message === '') break
      // It may have been edited on while it was sent.
      const now = latest.current.find(({ key }) => key === card.key) ?? card
      reported.push({ card: now, ...result })
      setResults([...reported])
    }
    setRunning(null)
    return reported.length === chosen.length && reported.every(({ isDone }) => isDone)
  }

  async function preview() {
    const tab = openPreviewTab(campaign)
    const isSaved = await send('preview', edited)
    const [card = all[0]] = edited
    if (!isSaved || !card) return tab.close()
    const title = t('cards.preview')
    try {
      await showPreview(tab, async () => card.calls.current.previewOf(), dialogs, title)
    } catch (error) {
      if (isSessionOver(error)) return
      await dialogs.show({ tone: 'error', title, message: errorMessage(error) })
    }
  }

  return (
    <BarContext value={put}>
      {children}
      {(cards.length > 0 || shown.length > 0) && (
        <Box className={styles.bar} role="group" aria-label={t('cards.bar')}>
          <Results results={shown} />
          {cards.length > 0 && (
            <Group justify="space-between" gap="sm">
              <Text size="sm" className={styles.changed}>
                {changedWords(edited, ready)}
              </Text>
              <Group gap="sm">
                <ActionButton
                  variant="default"
                  isRunning={running === 'preview'}
                  leftSection={<IconEye size={18} aria-hidden />}
                  onClick={() => void preview()}
                >
                  {t('cards.preview')}
                </ActionButton>
                {edited.length > 0 && (
                  <ActionButton
                    variant="default"
                    isRunning={running === 'save'}
                    leftSection={<IconDeviceFloppy size={18} aria-hidden />}
                    onClick={() => void send('save', edited)}
                  >
                    {t('cards.save')}
                  </ActionButton>
                )}
                {ready.length > 0 && (
                  <ActionButton
                    isRunning={running === 'submit'}
                    leftSection={<IconSend size={18} aria-hidden />}
                    onClick={() => void send('submit', ready)}
                  >
                    {t('cards.submit')}
                  </ActionButton>
                )}
              </Group>
            </Group>
          )}
        </Box>
      )}
    </BarContext>
  )
}

function changedWords(edited: RegisteredCard[], ready: RegisteredCard[]): string {
  const names = (cards: RegisteredCard[]) => formatList(cards.map(({ label }) => labelled(label)))
  if (edited.length > 0) return t('cards.edited', { labels: names(edited) })
  return ready.length > 0 ? t('cards.ready', { labels: names(ready) }) : t('cards.untouched')
}

/** Returns whether a line still holds: a refused card is as it was, a done one not edited since. */
function isCurrent({ card, isDone }: Reported, cards: readonly RegisteredCard[]): boolean {
  const now = cards.find(({ key }) => key === card.key)
  return isDone ? !now?.isEdited : now?.content === card.content
}

/** One line a card; a refused one leads to what is wrong with it. */
function Results({ results }: { results: Reported[] }) {
  return (
    <div role="status">
      <Stack component="ul" gap={6} className={styles.results}>
        {results.map(({ card, isDone, message }) => {
          const Icon = isDone ? IconCircleCheck : IconAlertCircle
          return (
            <li key={card.key} className={styles.result} data-done={isDone}>
              <Icon size={18} aria-hidden />
              <span>
                <strong>{labelled(card.label)}</strong> {message}{' '}
                {!isDone && (
                  <Anchor
                    component="button"
                    type="button"
                    underline="always"
                    inherit
                    onClick={() => {
                      goTo(card.key)
                      card.calls.current.showErrors()
                    }}
                  >
                    {t('cards.show')}
                  </Anchor>
                )}
              </span>
            </li>
          )
        })}
      </Stack>
    </div>
  )
}
