import { Arch } from '#web/site/home/arch.tsx'
import { TitleLine } from '#web/site/home/title-line.tsx'
import { Island } from '#web/ui/island.tsx'

/** The ICM line, and the arch that opens under it. */
export function TitleArea({ name }: { name: string }) {
  return (
    <div className="title-area">
      {name && (
        <Island
          name="TitleLine"
          id="title-line"
          component={TitleLine}
          props={{ text: name }}
          when="seen"
        />
      )}
      <Island name="Arch" id="arch" component={Arch} props={{}} when="seen" />
    </div>
  )
}
