// What JSX in a face is compiled to (worker/local/build.ts).
export { createElement, Fragment } from 'preact'
