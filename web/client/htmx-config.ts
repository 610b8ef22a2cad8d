// htmx reads its settings from the page as it starts, so they stand there by then: this file is imported before it. Morphing
// keeps what a person opened: `open` is neither added nor removed.
const config = { morphIgnore: ['data-htmx-powered', 'open'], includeIndicatorCSS: false }
document.head.append(
  Object.assign(document.createElement('meta'), { name: 'htmx-config', content: JSON.stringify(config) }),
)
