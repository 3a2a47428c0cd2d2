import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StartupError } from '#catalogue/startup-error.ts'
import { PartsContext, part } from './part.tsx'
import { checkParts, defineParts } from './parts.tsx'

const Greeting = part('Greeting', ({ name }: { name: string }) => <p>Hello {name}</p>)

function render(parts: object) {
  const tree = (
    <PartsContext value={parts}>
      <Greeting name="Ada" />
    </PartsContext>
  )
  return renderToString(tree).replaceAll('<!-- -->', '')
}

test('a part is ours until the brand replaces or wraps it', () => {
  type Props = { name: string; Default: typeof Greeting }
  expect(render({})).toBe('<p>Hello Ada</p>')
  expect(render({ Greeting: ({ name }: Props) => <b>{name}!</b> })).toBe('<b>Ada!</b>')
  const Wrapped = ({ Default, ...props }: Props) => (
    <div>
      <Default {...props} />
    </div>
  )
  expect(render({ Greeting: Wrapped })).toBe('<div><p>Hello Ada</p></div>')
})

test('a brand with an unknown part does not start, and learns which parts there are', () => {
  expect(() => checkParts(defineParts({ Footer: () => null }))).not.toThrow()
  expect(() => checkParts({ Sidebar: () => null })).toThrow(StartupError)
  expect(() => checkParts({ Sidebar: () => null })).toThrow(/Sidebar, but there are only Header/)
})
