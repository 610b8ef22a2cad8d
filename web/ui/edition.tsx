// An edition as the data it is: to copy, correct and open a table with.

// Short lists stand in one line, so that a board can be read as a picture of itself.
const asText = (edition: unknown): string =>
  JSON.stringify(edition, null, 1).replace(/\n\s+(?=[-\d"A-Z][^:{]*$|\])/gm, ' ')

export const EditionData = ({ edition, label }: { edition: unknown; label: string }) => (
  <details class="edition-data">
    <summary>{label}</summary>
    <pre>{asText(edition)}</pre>
  </details>
)
