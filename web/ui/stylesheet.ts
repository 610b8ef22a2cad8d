// A style sheet of another page, whose parts are shown on this one.

/**
 * Loads it, unless this page has it already; ends when its rules apply, and fails where it cannot
 * be had.
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
