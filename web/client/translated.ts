// Undoes a browser's page translation before a face draws. A translator replaces each text of the
// face by a `<font>` with the translation. Preact would then update texts that are no longer in the
// page, and people would read old ones. After the drawing, the browser translates the new texts
// again. Nothing is undone between drawings, because the browser would translate again each time,
// forever.

/** Observes a translator's changes below `root`. Returns the function that restores the texts. */
export const untranslating = (root: Element): (() => void) => {
  const originals = new Map<Node, Node>() // original text, by the `<font>` that replaced it
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
    // Outer fonts come first. Replacing one also removes the fonts inside, which are then skipped.
    for (const font of root.querySelectorAll('font')) {
      if (!font.isConnected) continue
      font.replaceWith(originals.get(font) ?? firstText(font))
    }
    originals.clear()
    observer.takeRecords() // discards the changes made just now
  }
}

// Returns the text of a `<font>` whose original is unknown: the original if the translator moved it
// inside, otherwise its translation, which hydration replaces.
const firstText = (font: Element): Node => {
  const walker = document.createTreeWalker(font, NodeFilter.SHOW_TEXT)
  return walker.nextNode() ?? document.createTextNode('')
}
