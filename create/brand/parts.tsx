import { defineParts } from 'linecheck/parts'

export const parts = defineParts({
  Footer: ({ Default, ...props }) => (
    <>
      <p className="brand-line">Made to order</p>
      <Default {...props} />
    </>
  ),
})
