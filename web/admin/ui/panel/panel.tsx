import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, type Ref, useId } from 'react'

interface PanelProps {
  title: string
  intro?: string
  place?: Ref<HTMLDivElement>
  children: ReactNode
}

export function Panel({ title, intro, place, children }: PanelProps) {
  const id = useId()
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} mb="lg" aria-labelledby={id}>
      <Stack gap="md" ref={place}>
        <div>
          <Title order={2} size="h4" id={id} tabIndex={-1}>
            {title}
          </Title>
          {intro && (
            <Text size="sm" c="dimmed" maw="70ch">
              {intro}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  )
}

interface ScreenHeaderProps {
  title: string
  intro?: string
  /** Makes the title take the focus, e.g. when the pressed button is gone. */
  heading?: Ref<HTMLHeadingElement>
  /** Rendered beside the title. */
  children?: ReactNode
}

export function ScreenHeader({ title, intro, heading, children }: ScreenHeaderProps) {
  const focusable = heading && { ref: heading, tabIndex: -1, style: { outline: 'none' } }
  return (
    <>
      <title>{`${title} · Linecheck`}</title>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1} {...focusable}>
            {title}
          </Title>
          {intro && <Text c="dimmed">{intro}</Text>}
        </div>
        {children}
      </Group>
    </>
  )
}

export function goTo(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  const heading = part?.querySelector<HTMLElement>('h2') ?? part
  heading?.focus({ preventScroll: true })
}
