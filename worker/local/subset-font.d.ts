// What we use of subset-font 2, which brings no types of its own.
declare module 'subset-font' {
  interface Cut {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    keepFeatures: string[]
  }
  export default function subset(font: Uint8Array, text: string, cut: Cut): Promise<Uint8Array>
}
