// Loads the style sheet of another page, for a part of that page that is shown on this one.

/**
 * Loads a style sheet unless this page already has it. Resolves when its rules apply; rejects if it
 * cannot be loaded.
 */
export const loadStylesheet = (href: string): Promise<unknown> =>
  document.querySelector(`link[href="${href}"]`)
    ? Promise.resolve()
    : new Promise((loaded, failed) => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href,
          onload: loaded,
          onerror: () => {
            link.remove()
            failed()
          },
        })
        document.head.append(link)
      })
