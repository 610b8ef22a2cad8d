// Table codes: six characters that cannot be misread. A code is an address, not a secret.

const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 6

// Characters that no code contains, each with the similar character that replaces it when somebody
// types it.
const alike: Record<string, string> = { B: '8', S: '5', Z: '2', O: 'Q', '0': 'Q' }

const isCode = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

export const freshCode = (): string => {
  let code = ''
  // Skips bytes from 252 on. 256 is no multiple of 28, so these bytes would make the first
  // characters of the alphabet more likely.
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < 252 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
    }
  }
  return code
}

/**
 * Parses a code that somebody typed or that a link contains. Accepts lower case, spaces, dashes and
 * look-alikes. Returns `undefined` if the text is no code.
 */
export const codeOf = (typed: string): string | undefined => {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–.·]/g, '')
    .replace(/[BSZO0]/g, character => alike[character]!)
  return isCode.test(code) ? code : undefined
}
