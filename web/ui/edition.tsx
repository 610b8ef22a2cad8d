// Shows an edition as JSON, so that readers can copy it, correct it and open a table with it.

// Writes short lists on one line, so that the text of a board resembles the board.
const asText = (edition: unknown): string =>
  JSON.stringify(edition, null, 1).replace(/\n\s+(?=[-\d"A-Z][^:{]*$|\])/gm, ' ')

export const EditionData = ({ edition, label }: { edition: unknown; label: string }) => (
  <details class="edition-data">
    <summary>{label}</summary>
    <pre>{asText(edition)}</pre>
  </details>
)
