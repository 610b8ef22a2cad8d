// Does what a browser's translator does to a page.

/**
 * Wraps each text in two elements, once or again after every change; one kind moves the text,
 * another one replaces it.
 */
export const translate = ([again, moves]: [boolean, boolean]) => {
  const isText = (node: Node) =>
    node.nodeType === 3 &&
    node.textContent!.trim() &&
    !node.parentElement!.closest('font, script, style, svg')
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.parentNode!.replaceChild(outer, text)
      inner.append(moves ? text : document.createTextNode(text.textContent!))
    }
  }
  addEventListener('DOMContentLoaded', wrap)
  if (again)
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => setTimeout(wrap)).observe(document.body, {
        childList: true,
        subtree: true,
      })
    })
}
