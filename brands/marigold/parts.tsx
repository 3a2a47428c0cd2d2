import { defineParts } from 'linecheck/parts'
import { PetalArch } from './parts/petal-arch.tsx'
import { PetalBadge } from './parts/petal-badge.tsx'
import { PetalFan } from './parts/petal-fan.tsx'

export const parts = defineParts({
  Motif: ({ at }) => (at === 'head' ? <PetalFan /> : <PetalArch />),
  Badge: ({ children }) => <PetalBadge>{children}</PetalBadge>,
})
