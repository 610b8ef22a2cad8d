// What the parts of the page that makes a sheet have in common: what they are drawn from, and the
// ways to draw the page again.
import type { MakingProps } from '../../making.tsx'
import type { Words } from './en.ts'
import type { Faults } from './faults.ts'
import type { MadeSheet } from './made.ts'

/** What the parts of the page are drawn from. */
export interface Parts extends MakingProps {
  sheet: MadeSheet
  words: Words
  faults: Faults
}

/** id of the form, for controls outside of it. */
export const FORM = 'making-form'

export type Staying = Readonly<Record<`hx-${string}`, string>>
/** Attributes with which htmx redraws this page in place, with the fields of its form. */
export const staying = (at: string): Staying => ({
  'hx-post': at,
  'hx-select': '#making',
  'hx-target': '#making',
  'hx-swap': 'outerMorph',
})

/** A button that asks for the same sheet in another way. Without script it loads a page. */
export const Way = ({ at, to, children }: { at: string; to: string; children: string }) => (
  <button
    type="submit"
    class="link"
    form={FORM}
    formAction={at}
    formNoValidate
    name="made.to"
    value={to}
    {...staying(at)}
    hx-include={`#${FORM}`}
  >
    {children}
  </button>
)
