// htmx reads its settings from the page as it starts, so they stand there by then: this file is
// imported before it. Morphing keeps what a person opened: `open` is neither added nor removed.
const config = { morphIgnore: ['data-htmx-powered', 'open'], includeIndicatorCSS: false }
document.head.append(
  Object.assign(document.createElement('meta'), {
    name: 'htmx-config',
    content: JSON.stringify(config),
  }),
)
// Of entries within one page there are only those of what is open over it (over.ts): at each step
// back htmx would fetch the page, put it in this one's place and take the focus away. It asks a
// browser that has no `navigation` (Safari before 26.2) by an event.
if ('navigation' in window)
  navigation.addEventListener(
    'navigate',
    event => event.navigationType === 'traverse' && event.stopImmediatePropagation(),
  )
document.addEventListener('htmx:before:history:restore', event => event.preventDefault())
