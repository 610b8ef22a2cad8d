// Draws the dragged thing around the point `at`, which is above a finger and under a mouse.
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Point } from './plan.ts'

export const DragImage = ({
  at,
  children,
}: {
  at: Point | undefined
  children: ComponentChildren
}) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current && at)
      place.current.style.transform = `translate(${at[0]}px, ${at[1]}px) translate(-50%, -50%)`
  })
  return at ? (
    <div ref={place} class="grid-dragged" aria-hidden="true">
      {children}
    </div>
  ) : null
}
