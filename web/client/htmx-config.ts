// htmx reads its settings from the page when it starts, so this file is imported before htmx.
// Morphing must not add or remove `open`, because it would then fold a part that a person unfolded.
const config = { morphIgnore: ['data-htmx-powered', 'open'], includeIndicatorCSS: false }
document.head.append(
  Object.assign(document.createElement('meta'), {
    name: 'htmx-config',
    content: JSON.stringify(config),
  }),
)
// Prevents htmx from handling the back button within a page. These history entries belong to
// dialogs over the page (`over.ts`); htmx would fetch the page again, replace it and lose the
// focus. Where htmx does not use `navigation` (Firefox, Safari before 26.2), it fires an event
// instead.
if ('navigation' in window)
  navigation.addEventListener(
    'navigate',
    event => event.navigationType === 'traverse' && event.stopImmediatePropagation(),
  )
document.addEventListener('htmx:before:history:restore', event => event.preventDefault())
