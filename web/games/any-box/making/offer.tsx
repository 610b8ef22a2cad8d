// What the home page shows in place of a form that opens a table: the ready-made sheets, the way to
// a sheet of one's own, and the sheets that this browser keeps.
import type { Lang } from '../../../lang.ts'
import { readySheets } from '../ready/ready.ts'
import { Given } from './along.tsx'
import { readyTexts, texts } from './texts.ts'

export const Offer = ({ lang, at }: { lang: Lang; at: string }) => {
  const { offer } = texts[lang]
  return (
    <div class="offer">
      {/* A script fills the list in (`client/app/made.ts`). */}
      <section class="offer-kept" data-made={at} data-forget={offer.forget('{}')} hidden>
        <h3>{offer.kept}</h3>
        <ul />
      </section>
      <h3>{offer.ready}</h3>
      <ul class="offer-ready">
        {Object.keys(readySheets).map(id => {
          const { title, as } = readyTexts[lang][id as keyof typeof readySheets]
          return (
            <li key={id}>
              <a class="button quiet two-lines" href={`${at}?ready=${id}`}>
                <b>{title}</b> <span>{offer.asIn(as)}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <a class="button main two-lines offer-own" href={at}>
        <b>{offer.own}</b> <span>{offer.ownHint}</span>
      </a>
      <Given lang={lang} at={at} />
    </div>
  )
}
