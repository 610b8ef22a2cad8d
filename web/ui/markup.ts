// The functions that a face's JSX compiles to (`worker/local/build.ts`).
export { createElement, Fragment } from 'preact'
