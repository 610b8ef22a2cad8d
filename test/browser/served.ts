// The address of the server that programs and phones visit: its pages, and the Worker behind its
// HTTP server. `browser.ts` sets it for the tests, `gallery.ts` for a person. `moments.ts` creates
// tables for both, so it must not depend on the test runner.
export const served = { url: '', inner: '' }
