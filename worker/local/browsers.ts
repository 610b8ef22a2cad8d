// The oldest browsers that show and play everything: scripts and looks are compiled for them,
// test/browsers.test.ts checks what was built against what they know. README says the same in
// words.

/**
 * First versions, `[major, minor]`. Safari counts for every browser of iOS, Chrome for Android's
 * and its WebView.
 */
export const oldest = { safari: [15, 4], chrome: [105, 0], firefox: [121, 0] } as const
