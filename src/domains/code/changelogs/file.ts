import { Pauses } from '#src/turns/pauses.ts';
import { compareVersions, isSameVersion, parseVersion, readVersionOfHeading } from './versions.ts';

/** Headings that are longer name no version. */
const maxHeadingBytes = 512;
const newlineByte = 0x0a;
const beginning = Buffer.from('##');

/**
 * Inserts a section into a changelog, before that of the next older version; null if the version has one. `section`
 * ends with an empty line.
 */
export async function insertSection(
  content: Buffer,
  version: string,
  section: string,
): Promise<Buffer | null> {
  const added = parseVersion(version);
  const pauses = new Pauses();
  let older: { readonly at: number; readonly version: ReturnType<typeof parseVersion> } | null =
    null;
  let hasSections = false;
  for (let at = content.indexOf(beginning); at !== -1; at = content.indexOf(beginning, at + 1)) {
    await pauses.take();
    if (at > 0 && content[at - 1] !== newlineByte) continue;
    const found = readVersionOfHeading(content.toString('latin1', at, at + maxHeadingBytes));
    if (found === null) continue;
    if (isSameVersion(found, version)) return null;
    hasSections = true;
    const known = parseVersion(found);
    if (compareVersions(known, added) > 0) continue;
    if (older === null || compareVersions(known, older.version) > 0) older = { at, version: known };
  }
  if (older !== null) {
    const { at } = older;
    return Buffer.concat([content.subarray(0, at), Buffer.from(section), content.subarray(at)]);
  }
  const isOpen = content.length > 0 && content.at(-1) !== newlineByte;
  const gap = `${isOpen ? '\n' : ''}${hasSections ? '\n' : ''}`;
  return Buffer.concat([content, Buffer.from(`${gap}${section.trimEnd()}\n`)]);
}
