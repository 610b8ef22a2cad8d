// What a question of the gate leaves out on purpose, by meaning, each with its reason.

/** Selectors by question. */
export const exceptions = {
  // A recap's line is opened to all of it; of one's hand the lower halves of the cards are enough
  // beside another choice.
  cut: '.recap > summary, .kairo-own-hand .kairo-district',
  // A story beside a board ends in an ellipsis where its lines end: the log has all of it.
  clamped: '.recap li > span',
  // Nothing yet.
  line: '.none',
  // Pictures with a name: a lid on the shelf, a free seat in the lobby, a card that is taken up, a
  // square.
  giant: '.shelf-box, .lobby-seat, [data-square], .card-button',
  // Tabs and the small map make way by themselves; an answer and an advice are laid over the
  // sentence on purpose, and what the table is asked over the board until it is answered.
  covered: '.grid-tab, .grid-map, .answer, .frame-answer, .advised, .put',
}

/** Sheets of which a page loads one: each lays the same parts of a table out in another way. */
export const layouts = [
  'web/ui/turn/frame.css',
  'web/ui/turn/page.css',
  'web/ui/turn/page-head.css',
]

/** Words that a sheet uses for its own pages, and others for something else. */
export const ownWords: Record<string, readonly string[]> = {
  // Above pictures in the rules: only what they draw of a board is dressed there.
  'web/games/cape-to-cairo/parts/parts.css': ['.ctc'],
  'web/games/cape-to-cairo/parts/reveal.css': ['.ctc'],
  'web/style/reading/reading.css': ['.signal', '.ways'],
  'web/style/shelf/boxes.css': ['.chosen'],
}
