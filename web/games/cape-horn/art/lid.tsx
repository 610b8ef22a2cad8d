// The box lid on the shelf: a chart, a compass rose and a clipper, drawn for the home page alone.

/** Lines of the painted title. */
export const Lid = ({ title }: { title: string[] }) => (
  <svg class="horn-lid" viewBox="0 0 160 200" aria-hidden="true" focusable="false">
    <path d="M0 44h160v156H0z" fill="var(--h-lid-paper)" />
    <path d="M0 0h160v42H0z" fill="var(--h-lid-band)" />
    <path d="M0 42h160v3H0z" fill="var(--h-lid-signal)" />
    {title.map((line, i) => (
      <text key={line} class="horn-lid-title" x="80" y={(title.length > 1 ? 18 : 28) + i * 18}>
        {line}
      </text>
    ))}
  </svg>
)
