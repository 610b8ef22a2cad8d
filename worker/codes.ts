// Table codes: six characters that cannot be misread. A code is an address, not a secret.

const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 6

// Characters that codes avoid because they look like another one; if typed, they are read as that
// one.
const alike: Record<string, string> = { B: '8', S: '5', Z: '2', O: 'Q', '0': 'Q' }

const isCode = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

export const freshCode = (): string => {
  let code = ''
  // 256 is no multiple of 28: bytes from 252 on would make the first characters more likely.
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < 252 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
    }
  }
  return code
}

/**
 * Parses a code that somebody typed or followed. Lower case, spaces, dashes and look-alikes are
 * accepted.
 */
export const codeOf = (typed: string): string | undefined => {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–.·]/g, '')
    .replace(/[BSZO0]/g, character => alike[character]!)
  return isCode.test(code) ? code : undefined
}
