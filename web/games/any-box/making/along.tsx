// A sheet outside of the page: kept in this browser, as a link, a QR code or a file, and back again.
// A script (`client/app/made.ts`) keeps and opens; the link works without it.
import { ShareIcon } from '../../../ui/icons.tsx'
import { fitsQr, linkOf } from './link.ts'
import { type Lang, texts } from './texts.ts'
import { type Parts, type Staying, Way } from './ways.tsx'

/** Keeps the sheet in this browser. A page without script has no such button. */
export const Keep = ({ sheet: { definition }, words, at }: Parts) =>
  definition ? (
    <button
      type="button"
      class="button quiet needs-script"
      data-keep={linkOf(definition)}
      data-title={definition.title}
      data-at={at}
      data-kept={words.along.isKept}
      data-unkept={words.along.notKept}
    >
      {words.along.keep}
    </button>
  ) : null

const Code = ({ link, qrOf, words }: Pick<Parts, 'qrOf' | 'words'> & { link: string }) => (
  <img
    class="making-qr"
    src={`data:image/svg+xml,${encodeURIComponent(qrOf(link))}`}
    alt={words.along.qrAlt}
    width="240"
    height="240"
  />
)

/** The link of the sheet, as text and as a QR code, and the sheet as a file. */
export const Along = (props: Parts) => {
  const { sheet, words, at, address, made, qrOf } = props
  const { definition } = sheet
  if (!definition) return null
  const { along } = words
  const link = `${address}#${linkOf(definition)}`
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(definition))}`
  return (
    <details class="making-along" open={made.to === 'qr'}>
      <summary>{along.title}</summary>
      <label for="making-link">{along.link}</label>
      <input id="making-link" type="text" readOnly value={link} data-share-link />
      <p class="making-ways">
        <button
          type="button"
          class="button quiet needs-script"
          data-share
          data-url={link}
          data-title={definition.title}
          data-shared-words={along.copied}
        >
          <ShareIcon /> {along.share}
        </button>
        <a class="link" href={file} download={`${definition.title}.json`}>
          {along.file}
        </a>
        {fitsQr(definition) && made.to !== 'qr' && (
          <Way at={at} to="qr">
            {along.qr}
          </Way>
        )}
      </p>
      {!fitsQr(definition) && <p class="hint">{along.tooLong}</p>}
      {made.to === 'qr' && fitsQr(definition) && <Code link={link} qrOf={qrOf} words={words} />}
    </details>
  )
}

/** The form for a link or a text that somebody was given, and for a file. */
export const Given = ({ lang, at, staying }: { lang: Lang; at: string; staying?: Staying }) => {
  const { offer, along } = texts[lang]
  return (
    <details class="making-given">
      <summary>{offer.given}</summary>
      <form method="post" action={at} {...staying} data-fragment>
        <input type="hidden" name="made.ready" value="text" />
        <label for="given">{offer.givenLabel}</label>
        <input id="given" type="text" name="made.text" autocomplete="off" required />
        <button type="submit" class="button quiet">
          {offer.show}
        </button>
        <label class="button quiet needs-script">
          {along.openFile}
          <input class="visually-hidden" type="file" accept=".json,application/json" data-file />
        </label>
      </form>
    </details>
  )
}
