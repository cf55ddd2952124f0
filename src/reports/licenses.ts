import { isTree } from '#runtime/raw.ts';
import { truncateText } from '#src/text/beginning-of.ts';
import { ReportFault } from './fault.ts';
import { listIn, readJsonObject, readJsonText } from './json.ts';

const maxLicenses = 2_000;
const maxNameChars = 255;

/**
 * The licences under which the parts of a program may be used: by identifier where there is one, or else by name.
 * @throws ReportFault for what is no such report
 */
export async function readLicenses(chunks: AsyncIterable<Buffer>): Promise<readonly string[]> {
  const list = listIn(await readJsonObject(chunks), 'licenses');
  if (list === null) throw new ReportFault('has no list of licences');
  if (list.length > maxLicenses) throw new ReportFault('has too many licences');
  const names = list.map((license) => {
    const name = isTree(license)
      ? (readJsonText(license, 'id') ?? readJsonText(license, 'name'))
      : null;
    if (name === null) throw new ReportFault('has a licence without a name');
    return truncateText(name.trim().toLowerCase(), maxNameChars);
  });
  return [...new Set(names)].sort();
}
