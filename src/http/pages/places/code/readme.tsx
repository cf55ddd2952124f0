import { Glyph } from '#src/pages/icons.tsx';
import { isFeatureVisible } from '#src/policy/features.ts';
import { Markup, type RenderedText, renderMarkup } from '../markup.tsx';
import type { ProjectVisit } from '../visits.ts';
import { isMarkdown, locateFiles, readFileName } from './addresses.ts';
import { readShownFile } from './files.ts';
import type { RefPath } from './refs.ts';

/** Characters of a README that a page shows. */
const maxReadmeChars = 60_000;

interface ShownReadme {
  readonly name: string;
  readonly rendered: RenderedText;
}

/** A text file as people read it; null where it is absent, hidden, or no short text. */
export async function loadReadme(visit: ProjectVisit, place: RefPath): Promise<ShownReadme | null> {
  const { api, project } = visit;
  if (!isFeatureVisible(project, 'repository')) return null;
  const file = await readShownFile(visit, place).catch(() => null);
  const text = file?.text ?? null;
  if (text === null || text.length > maxReadmeChars) return null;
  const name = readFileName(place.path);
  const rendered = isMarkdown(name)
    ? await renderMarkup(api, text, project, locateFiles(visit, place))
    : { html: null, text };
  return { name, rendered };
}

export const Readme = ({ name, rendered }: ShownReadme) => (
  <section class="box" aria-label={name}>
    <h2 class="box-title">
      <Glyph name="book" /> {name}
    </h2>
    <div class="box-body">
      <Markup rendered={rendered} />
    </div>
  </section>
);

/** Name of the README among the files of a directory; Markdown before other texts. */
export function pickReadme(names: readonly string[]): string | null {
  const readmes = names.filter((name) => /^readme(?:\.[\w-]+)*$/i.test(name));
  return readmes.find(isMarkdown) ?? readmes[0] ?? null;
}
