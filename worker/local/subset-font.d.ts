// Types for the part of subset-font 2 that we use; the package has none.
declare module 'subset-font' {
  interface Cut {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    keepFeatures: string[]
  }
  export default function subset(font: Uint8Array, text: string, cut: Cut): Promise<Uint8Array>
}
