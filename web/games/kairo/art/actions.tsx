// Signs for the three actions (build, attract, draw), in the style of the site's icons.
const Sign = ({ d }: { d: string }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} />
  </svg>
)

export const BuildSign = () => (
  <Sign d="M2 8.5 4 3h12l2 5.5v2H2zM7.5 3 7 10.5M12.5 3l.5 7.5M4 10.5v7h12v-7" />
)
export const AttractSign = () => (
  <Sign d="M10 2.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM5 17.8l2-8h6l2 8z" />
)
export const DrawSign = () => <Sign d="M3 5.5h8.5v12H3zM7 5.5v-3h9.5v12h-5" />
