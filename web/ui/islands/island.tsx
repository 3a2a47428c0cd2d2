import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** When an island's script is fetched: once in view, when the browser is idle, or at its first use. */
export type IslandTime = 'seen' | 'idle' | 'use'

interface IslandProps<Props extends object> {
  /** The key in the registry that the browser looks the component up by. */
  name: string
  /** Unique in the page: the prefix with which `useId` agrees in server and browser. */
  id: string
  component: ComponentType<Props>
  /** Travels to every guest as JSON: public values only. */
  props: Props
  when: IslandTime
}

/**
 * A part of a page that moves: drawn here on the server, then hydrated in the browser as a React
 * root of its own (`start-islands.ts`), so that the rest of the page never needs script.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, id, component, props, when } = island
  const html = renderToString(createElement(component, props), { identifierPrefix: id })
  return (
    <div
      className="island"
      data-island={name}
      data-id={id}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own escaped output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
