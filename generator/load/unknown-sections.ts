import { closest, suggest } from './advice.ts';
import type { Data } from './document.ts';
import { isSection, sections } from './grammar.ts';
import { toPosition, type Source } from './origins.ts';
import type { Report } from './report.ts';
import type { WrittenOutSections } from './written-out.ts';

/**
 * Reports the sections of `components` that the generator does not read. A section that begins with `x-` is an
 * extension, which is allowed unless its name resembles one of the dialect.
 * @param writtenOut the sections that the dialect has beside those of OpenAPI
 */
export function tellUnknownSections(
  components: Data,
  source: Source,
  writtenOut: WrittenOutSections | null,
  report: Report,
): void {
  const own: readonly string[] = Object.values(writtenOut ?? {});
  for (const section of Object.keys(components)) {
    if (isSection(section) || own.includes(section)) continue;
    const isExtension = section.startsWith('x-');
    const isMisspelt = !isExtension || closest(section, own) !== null;
    const place = source.origins.get(components)?.members.get(section);
    report.add(
      isMisspelt ? 'unknown-key' : 'extension',
      toPosition(place ?? { source, key: 0, value: 0 }),
      `\`${section}\` is not a section of \`components\``,
      suggest(section, isExtension ? own : [...sections, ...own]),
    );
  }
}
