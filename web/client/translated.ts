// Undoes a browser's page translation before a face draws. A translator puts each text into a
// `<font>` inside the nodes of the face; Preact then updates texts that nobody sees, and people
// read the old ones. The browser translates the new texts again. Nothing is undone between
// drawings: the browser would answer each time with another translation, forever.

/** Observes a translator's changes below `root`. Returns the function that restores the texts. */
export const untranslating = (root: Element): (() => void) => {
  const originals = new Map<Node, Node>() // the texts that `<font>` elements replaced
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
    // The outermost first: its contents go with it.
    for (const font of root.querySelectorAll('font')) {
      if (!font.isConnected) continue
      font.replaceWith(originals.get(font) ?? firstText(font))
    }
    originals.clear()
    observer.takeRecords() // discards the changes made just now
  }
}

// Returns the text itself if it was moved into the `<font>`, otherwise its translation, which
// hydration replaces.
const firstText = (font: Element): Node => {
  const walker = document.createTreeWalker(font, NodeFilter.SHOW_TEXT)
  return walker.nextNode() ?? document.createTextNode('')
}
