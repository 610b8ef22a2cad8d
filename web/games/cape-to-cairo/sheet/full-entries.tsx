// What is entered only where the sheet keeps every card.
export { BuiltEntry } from './built-entry.tsx'
export { StandsEntry, TookEntry } from './cards-entry.tsx'
