import { defineParts } from 'linecheck/parts'

export const parts = defineParts({
  Footer: ({ Default, ...props }) => (
    <>
      <p className="barn-line">Vom Hof in die Hand</p>
      <Default {...props} />
    </>
  ),
})
