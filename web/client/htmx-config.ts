// htmx reads its settings from the page when it starts, so this file is imported before it.
// Morphing keeps what a person opened: it neither adds nor removes `open`.
const config = { morphIgnore: ['data-htmx-powered', 'open'], includeIndicatorCSS: false }
document.head.append(
  Object.assign(document.createElement('meta'), {
    name: 'htmx-config',
    content: JSON.stringify(config),
  }),
)
// Prevents htmx from handling steps back within one page. Those entries belong to dialogs over the
// page (`over.ts`); htmx would fetch the page, replace this one and lose the focus. In browsers
// without `navigation` (Safari before 26.2) htmx fires an event instead.
if ('navigation' in window)
  navigation.addEventListener(
    'navigate',
    event => event.navigationType === 'traverse' && event.stopImmediatePropagation(),
  )
document.addEventListener('htmx:before:history:restore', event => event.preventDefault())
