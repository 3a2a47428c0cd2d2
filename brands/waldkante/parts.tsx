import { defineParts } from 'linecheck/parts'
import { ForestEdge } from './parts/forest-edge.tsx'

export const parts = defineParts({
  Motif: ({ at }) => <ForestEdge at={at} />,
  Badge: ({ children }) => <span className="flag">{children}</span>,
  Footer: ({ Default, ...props }) => (
    <>
      <ForestEdge at="footer" />
      <Default {...props} />
    </>
  ),
})
