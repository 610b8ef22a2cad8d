// The type of a Markdown file that is imported: the rules help of a game in one language, as HTML.
// The build converts the file (`worker/local/help.ts`).
declare module '*.md' {
  const help: import('./games/box.tsx').Help
  export default help
}
