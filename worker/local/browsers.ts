// The oldest browsers that show and play everything. Scripts and styles are compiled for them, and
// `test/browsers.test.ts` checks the build against what they support.
// web/client/README.md lists them too.

/**
 * First supported versions, `[major, minor]`. `safari` covers every browser on iOS; `chrome` also
 * covers Android's browser and WebView.
 */
export const oldest = { safari: [15, 4], chrome: [105, 0], firefox: [121, 0] } as const
