import type { LicenseTemplate } from '#generated/project-templates/types.ts';
import { readShipped } from '#src/templates/shipped.ts';

type Facts = Omit<LicenseTemplate, 'key' | 'content' | 'featured' | 'html_url'>;

const anything = ['commercial-use', 'modifications', 'distribution', 'private-use'];
const withPatents = [...anything, 'patent-use'];
const noBlame = ['liability', 'warranty'];
const copyleft = ['include-copyright', 'document-changes', 'disclose-source', 'same-license'];

function createFacts(
  name: string,
  description: string,
  {
    nickname = null,
    source_url = null,
    popular = false,
    permissions = anything,
    conditions = ['include-copyright'],
    limitations = noBlame,
  }: Partial<Facts> = {},
): Facts {
  return {
    name,
    nickname,
    source_url,
    popular,
    description,
    permissions,
    conditions,
    limitations,
  };
}

/** Facts about the licences whose texts come with the server. */
const known: Readonly<Record<string, Facts>> = {
  'apache-2.0': createFacts('Apache License 2.0', 'Lets almost everything, and grants patents.', {
    source_url: 'https://www.apache.org/licenses/LICENSE-2.0.txt',
    popular: true,
    permissions: withPatents,
    conditions: ['include-copyright', 'document-changes'],
    limitations: [...noBlame, 'trademark-use'],
  }),
  'bsd-2-clause': createFacts('BSD 2-Clause "Simplified" License', 'Lets almost everything.'),
  'bsd-3-clause': createFacts(
    'BSD 3-Clause "New" or "Revised" License',
    'Lets almost everything, but not advertise with the names of the authors.',
  ),
  'bsl-1.0': createFacts(
    'Boost Software License 1.0',
    'Lets almost everything; programs need no notice.',
    {
      source_url: 'https://www.boost.org/LICENSE_1_0.txt',
      conditions: ['include-copyright--source'],
    },
  ),
  'cc0-1.0': createFacts(
    'Creative Commons Zero v1.0 Universal',
    'Gives up all rights in the work.',
    {
      source_url: 'https://creativecommons.org/publicdomain/zero/1.0/legalcode.txt',
      conditions: [],
      limitations: [...noBlame, 'trademark-use', 'patent-use'],
    },
  ),
  'gpl-2.0': createFacts('GNU General Public License v2.0', 'What is made of it stays free, too.', {
    nickname: 'GNU GPLv2',
    source_url: 'https://www.gnu.org/licenses/gpl-2.0.txt',
    conditions: copyleft,
  }),
  'gpl-3.0': createFacts(
    'GNU General Public License v3.0',
    'What is made of it stays free, too; it grants patents.',
    {
      nickname: 'GNU GPLv3',
      source_url: 'https://www.gnu.org/licenses/gpl-3.0.txt',
      popular: true,
      permissions: withPatents,
      conditions: copyleft,
    },
  ),
  'lgpl-2.1': createFacts(
    'GNU Lesser General Public License v2.1',
    'The library stays free; programs that use it may be anything.',
    {
      nickname: 'GNU LGPLv2.1',
      source_url: 'https://www.gnu.org/licenses/lgpl-2.1.txt',
      conditions: [...copyleft.slice(0, 3), 'same-license--library'],
    },
  ),
  mit: createFacts('MIT License', 'Lets almost everything, in few words.', {
    source_url: 'https://opensource.org/licenses/MIT',
    popular: true,
  }),
  'mpl-2.0': createFacts(
    'Mozilla Public License 2.0',
    'Its files stay free; what they are joined with may be anything.',
    {
      source_url: 'https://www.mozilla.org/media/MPL/2.0/index.txt',
      permissions: withPatents,
      conditions: ['include-copyright', 'disclose-source', 'same-license--file'],
      limitations: [...noBlame, 'trademark-use'],
    },
  ),
  unlicense: createFacts('The Unlicense', 'Gives the work to everybody, without conditions.', {
    source_url: 'https://unlicense.org/UNLICENSE',
    conditions: [],
  }),
};

interface Filled {
  /** Values for the program and the copyright holder; undefined keeps the placeholders. */
  readonly project?: string | undefined;
  readonly fullname?: string | undefined;
  /** Time of the request, for the year in the text. */
  readonly now: string;
}

/** A license as a template; null for an unknown license. */
export async function loadLicenseTemplate(
  key: string,
  { project, fullname, now }: Filled,
): Promise<LicenseTemplate | null> {
  const text = await readShipped('licenses', key);
  const told = known[key];
  if (text === null || told === undefined) return null;
  const filled = [
    { places: /\[year\]|\[yyyy\]|<year>|<yyyy>/g, value: now.slice(0, 4) },
    { places: /\[project\]|<program>/g, value: project },
    { places: /\[fullname\]|\[name of copyright owner\]|<name of author>/g, value: fullname },
  ];
  const content = filled.reduce(
    (all, { places, value }) => (value === undefined ? all : all.replaceAll(places, () => value)),
    text,
  );
  const html_url = `https://choosealicense.com/licenses/${key}/`;
  return { key, ...told, html_url, featured: told.popular, content };
}

/** The name of a licence. */
export const findLicenseName = (key: string): string => known[key]?.name ?? key;

export const isPopularLicense = (key: string): boolean => known[key]?.popular === true;
