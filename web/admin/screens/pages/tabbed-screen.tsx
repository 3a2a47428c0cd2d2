import { Stack, Tabs } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { type Editor, tabOf } from '#catalogue/editor.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { EditorScreen } from './editor-screen.tsx'

/** A screen with more cards than fit on one page: each tab has an address of its own (contract section 4). */
export function TabbedScreen({ editor }: { editor: Editor }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const { key: chosen = '' } = editor.tabs.find(({ key }) => key === asked) ?? editor.tabs[0] ?? {}
  return (
    <Tabs value={chosen} onChange={(tab) => tab && setParams({ tab })} keepMounted={false}>
      <Stack gap="lg">
        <Tabs.List aria-label={labelled(editor.title)}>
          {editor.tabs.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {labelled(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={chosen}>
          <EditorScreen key={chosen} editor={tabOf(editor, chosen)} />
        </Tabs.Panel>
      </Stack>
    </Tabs>
  )
}
