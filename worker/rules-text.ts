// A game's rules help as plain text for programs, made from the built HTML (`local/help.ts`).
import type { Box, Picture } from '../web/games/box.tsx'
import type { Lang } from '../web/lang.ts'

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plain = (part: string | Picture): string => {
  if (typeof part !== 'string')
    return part.labels.length > 0 ? `(${part.labels.join(', ')})\n\n` : ''
  return part
    .replaceAll(/<summary>.*?<\/summary>\n/g, '')
    .replaceAll(/<span class="mark-\w+">(.*?)<\/span>/g, '[$1]')
    .replaceAll('<li>', '- ')
    .replaceAll('</p>\n', '\n\n')
    .replaceAll('</ul>\n', '\n')
    .replaceAll(/<\/t[hd]>/g, '\t')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, sign => signs[sign]!)
}

/** Returns the rules. Each point has the name that refusals cite, its title and its text. */
export const rulesText = (box: Box, lang: Lang): string =>
  Object.entries(box.help[lang])
    .map(([point, { title, text }]) => {
      const said = text
        .map(plain)
        .join('')
        .replaceAll(/\n{3,}/g, '\n\n')
      return `# ${point}: ${title}\n\n${said.trim()}\n`
    })
    .join('\n')
