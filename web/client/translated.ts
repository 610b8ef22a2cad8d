// A browser that translates a page puts each text into a `<font>` of its own, within the nodes that
// a face draws: Preact then updates texts that nobody sees any more, and people go on reading the
// old ones. So a face is given its own texts back just before it draws; the browser translates the
// new ones again. Nothing is undone in between, since the browser would answer each undoing with
// another translation, for ever.

/** Follows what a translator does below `root`; the function returned gives the texts back. */
export const untranslating = (root: Element): (() => void) => {
  const originals = new Map<Node, Node>() // the text that a `<font>` took the place of
  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes } of records) {
      const font = [...addedNodes].find(node => node.nodeName === 'FONT')
      const text = [...removedNodes].find(node => node.nodeType === Node.TEXT_NODE)
      if (font && text && !originals.has(font)) originals.set(font, text)
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    note(observer.takeRecords())
    // The outermost first: what it holds goes with it.
    for (const font of root.querySelectorAll('font')) {
      if (!font.isConnected) continue
      font.replaceWith(originals.get(font) ?? firstText(font))
    }
    originals.clear()
    observer.takeRecords() // one's own, just now
  }
}

// The text itself, where it was moved into the `<font>`, or its translation, which hydration
// replaces.
const firstText = (font: Element): Node => {
  const walker = document.createTreeWalker(font, NodeFilter.SHOW_TEXT)
  return walker.nextNode() ?? document.createTextNode('')
}
