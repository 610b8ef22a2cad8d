// Where the house is served that programs and phones visit: its pages, and the Worker behind its
// door. `browser.ts` says it for the tests, `gallery.ts` for a person; `moments.ts`, which both
// make their tables by, must not ask the test runner.
export const served = { url: '', inner: '' }
