// The rules help of a game in one language, as the build reads it from Markdown
// (`worker/local/help.ts`).
declare module '*.md' {
  const help: import('./games/box.tsx').Help
  export default help
}
