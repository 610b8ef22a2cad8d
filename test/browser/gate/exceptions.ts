// Deliberate exceptions to the gate's checks, each with its reason.

/** Selectors by check. */
export const exceptions = {
  // A tap shows all of a recap's line; in a hand, the lower halves of the cards are enough beside
  // another choice.
  cut: '.recap > summary, .kairo-own-hand .kairo-district',
  // A story beside a board ends in an ellipsis; the log has all of it.
  clamped: '.recap li > span',
  // Nothing yet.
  line: '.none',
  // Pictures with a name: a box on the home page, a free seat in the lobby, a selected card, a
  // square.
  giant: '.shelf-box, .lobby-seat, [data-square], .card-button',
  // Tabs and the small map move out of the way by themselves. An answer and advice deliberately
  // cover the sentence, and an open proposal covers the board until it is answered.
  covered: '.grid-tab, .grid-map, .answer, .frame-answer, .advised, .put',
}

/** Sheets of which a page loads one: each lays out the same parts of a table differently. */
export const layouts = [
  'web/ui/turn/frame.css',
  'web/ui/turn/page.css',
  'web/ui/turn/page-head.css',
]

/** Classes that a sheet uses for its own pages, and that mean something else in others. */
export const ownWords: Record<string, readonly string[]> = {
  // Around pictures in the rules: there only the drawings of a board are styled.
  'web/games/cape-to-cairo/parts/parts.css': ['.ctc'],
  'web/games/cape-to-cairo/parts/reveal.css': ['.ctc'],
  'web/style/reading/reading.css': ['.signal', '.ways'],
  'web/style/shelf/boxes.css': ['.chosen'],
}
