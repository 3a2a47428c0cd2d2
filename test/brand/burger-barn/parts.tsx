import { defineBlockView, defineParts } from 'linecheck/parts'
import { herd } from './declarations.ts'

export const parts = defineParts({
  blocks: [
    defineBlockView(herd, ({ block, level: Heading }) => (
      <section className="herd">
        <Heading>{block.title}</Heading>
        <p>{block.animals}</p>
      </section>
    )),
  ],
  Footer: ({ Default, ...props }) => (
    <>
      <p className="barn-line">Vom Hof in die Hand</p>
      <Default {...props} />
    </>
  ),
})
