// Paints the card of a result as a PNG on this phone, and shares the file, or downloads it if the
// browser cannot share files.

const asData = (blob: Blob) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })

const families = ['Besley', 'Archivo Narrow'] // in the order of their links in every page

// An SVG that is drawn as an image loads no files, so the page's fonts are embedded as data.
const withFonts = async (svg: string) => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')]
  const faces = links.map(async ({ href }, i) => {
    const font = await asData(await (await fetch(href)).blob())
    return `@font-face{font-family:"${families[i]}";font-weight:400 750;src:url(${font})}`
  })
  return svg.replace('<style>', `<style>${(await Promise.all(faces)).join('')}`)
}

const paint = async (svg: string): Promise<Blob> => {
  const image = new Image()
  image.src = await asData(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  })
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

const takeAlong = (file: File) => {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: file.name,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

// Replaces the card's date by the date on the page, which is in this phone's time zone.
const withDay = (svg: string) => {
  const day = document.querySelector('.end-day')?.textContent
  return day ? svg.replace(/(data-poster="day"[^>]*>)[^<]*/, `$1${day}`) : svg
}

/** Shares or downloads the card. Plain http has no navigator.share (2026). */
export const shareCard = async ({ href, dataset }: HTMLAnchorElement) => {
  const svg = await withFonts(withDay(await (await fetch(href)).text()))
  const file = new File([await paint(svg)], dataset.card!, { type: 'image/png' })
  const files = [file]
  if (navigator.canShare?.({ files })) {
    await navigator.share({ files, title: document.title }).catch(error => {
      if (error.name !== 'AbortError') takeAlong(file)
    })
  } else takeAlong(file)
}
