// The box lid on the shelf: a railway poster, drawn for the home page alone.

export const Lid = ({ title }: { title: string[] }) => (
  <svg class="lid" viewBox="0 0 160 200" aria-hidden="true" focusable="false">
    <path d="M0 0h160v200H0z" fill="var(--v-back-sky)" />
    <path d="M0 0h160v46H0z" fill="var(--v-lid-green)" />
    {title.map((line, i) => (
      <text key={line} class="lid-title" x="80" y={20 + i * 19}>
        {line}
      </text>
    ))}
  </svg>
)
