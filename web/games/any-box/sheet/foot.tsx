// The foot of the sheet: why the last entry was refused, undo, and the button of what is due.
import type { ComponentChildren } from 'preact'
import { Foot } from '../../../ui/foot.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { SheetFace } from './figure.tsx'

export const SheetFoot = ({
  words,
  children,
}: Pick<SheetFace, 'words'> & { children?: ComponentChildren }) => (
  <>
    <Refused words={words} />
    <Foot>
      <Undo />
      {children}
    </Foot>
  </>
)
