// What a question of the gate leaves out on purpose, by meaning, each with its reason.

/** Selectors by question. */
export const exceptions = {
  // A recap's line is opened to all of it.
  cut: '.recap > summary',
  line: '.none',
  // Pictures with a name: a lid on the shelf, a free seat in the lobby, a card that is taken up, a square.
  giant: '.shelf-box, .lobby-seat, [data-square], .card-button',
  // Tabs and the small map make way by themselves; an answer and an advice are laid over the sentence on purpose.
  covered: '.grid-tab, .grid-map, .frame-answer, .advised',
}

/** Sheets of which a page loads one: each lays the same parts of a table out in another way. */
export const layouts = ['web/ui/turn/frame.css', 'web/ui/turn/page.css']
