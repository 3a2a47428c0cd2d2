import { useFitText } from '#web/ui/fit-text/use-fit-text.ts'

/** The page's heading, on one line where it fits. */
export function TitleLine({ text }: { text: string }) {
  const { ref, style } = useFitText<HTMLSpanElement>(text)
  return (
    <h1 className="title-line fit-room">
      <span ref={ref} className="fit-text" style={style}>
        {text}
      </span>
    </h1>
  )
}
