import { anchorOf } from '#catalogue/declaration.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { Arch } from '#web/site/home/arch.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { TitleLine } from './title-line.tsx'

/** The ICM line, and the arch that opens under it. */
export function TitleArea({ name }: { name: string }) {
  const { marked } = useI18n()
  return (
    <div id={anchorOf(icmBanner)} className="title-area" {...marked(name)}>
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
