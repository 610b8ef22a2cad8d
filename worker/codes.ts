// Table codes: six characters that cannot be misread, an address and no secret.

const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 6

// Characters that are in no code because they look like one that is; typed, they are read as that
// one.
const alike: Record<string, string> = { B: '8', S: '5', Z: '2', O: 'Q', '0': 'Q' }

const isCode = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

export const freshCode = (): string => {
  let code = ''
  // The bytes from 252 on would make the first characters likelier.
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < 252 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
    }
  }
  return code
}

/** The code somebody typed or followed: lower case, spaces, dashes and look-alikes are forgiven. */
export const codeOf = (typed: string): string | undefined => {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–.·]/g, '')
    .replace(/[BSZO0]/g, character => alike[character]!)
  return isCode.test(code) ? code : undefined
}
