import type { ProjectLicense } from '#generated/projects/types.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import type { Repository } from '#src/git/repository.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { kibibyteBytes } from '#src/units.ts';
import type { LicenseFacts } from './presenter.ts';

/** Names of licence files, by precedence. */
const names = [
  'LICENSE',
  'LICENSE.md',
  'LICENSE.txt',
  'LICENCE',
  'LICENCE.md',
  'LICENCE.txt',
  'COPYING',
  'COPYING.md',
  'COPYING.txt',
  'MIT-LICENSE',
  'UNLICENSE',
];

/** Longer files are no licence text alone. */
const maximumBytes = 256 * kibibyteBytes;

interface KnownLicense extends ProjectLicense {
  /** Words that its text has and no other known one has, in this order. */
  readonly signs: RegExp;
}

const formatGnuUrl = (slug: string) => `https://www.gnu.org/licenses/${slug}.txt`;

const known: readonly KnownLicense[] = [
  createLicense(
    'agpl-3.0',
    'GNU Affero General Public License v3.0',
    'GNU AGPLv3',
    formatGnuUrl('agpl-3.0'),
    /gnu affero general public license\s+version 3/,
  ),
  createLicense(
    'lgpl-3.0',
    'GNU Lesser General Public License v3.0',
    'GNU LGPLv3',
    formatGnuUrl('lgpl-3.0'),
    /gnu lesser general public license\s+version 3/,
  ),
  createLicense(
    'lgpl-2.1',
    'GNU Lesser General Public License v2.1',
    'GNU LGPLv2.1',
    formatGnuUrl('lgpl-2.1'),
    /gnu lesser general public license\s+version 2\.1/,
  ),
  createLicense(
    'gpl-3.0',
    'GNU General Public License v3.0',
    'GNU GPLv3',
    formatGnuUrl('gpl-3.0'),
    /gnu general public license\s+version 3/,
  ),
  createLicense(
    'gpl-2.0',
    'GNU General Public License v2.0',
    'GNU GPLv2',
    formatGnuUrl('gpl-2.0'),
    /gnu general public license\s+version 2/,
  ),
  createLicense(
    'apache-2.0',
    'Apache License 2.0',
    null,
    'https://www.apache.org/licenses/LICENSE-2.0.txt',
    /apache license\s+version 2\.0/,
  ),
  createLicense(
    'mpl-2.0',
    'Mozilla Public License 2.0',
    null,
    'https://www.mozilla.org/media/MPL/2.0/index.txt',
    /mozilla public license,? version 2\.0/,
  ),
  createLicense(
    'bsd-3-clause',
    'BSD 3-Clause "New" or "Revised" License',
    null,
    null,
    /redistribution and use in source and binary forms[^]*neither the name/,
  ),
  createLicense(
    'bsd-2-clause',
    'BSD 2-Clause "Simplified" License',
    null,
    null,
    /redistribution and use in source and binary forms/,
  ),
  createLicense(
    'unlicense',
    'The Unlicense',
    null,
    'https://unlicense.org/UNLICENSE',
    /free and unencumbered software released into the public domain/,
  ),
  createLicense(
    'isc',
    'ISC License',
    null,
    null,
    /permission to use, copy, modify, and\/or distribute this software/,
  ),
  createLicense(
    'mit',
    'MIT License',
    null,
    'https://opensource.org/licenses/MIT',
    /permission is hereby granted, free of charge, to any person obtaining a copy/,
  ),
];

function createLicense(
  key: string,
  name: string,
  nickname: string | null,
  source: string | null,
  signs: RegExp,
): KnownLicense {
  return {
    key,
    name,
    nickname,
    html_url: `https://choosealicense.com/licenses/${key}/`,
    source_url: source,
    signs,
  };
}

/** Finds the license file on the default branch and its license; empty for callers who may not read the code. */
export async function findLicense(git: Git, project: ProjectAccess): Promise<LicenseFacts> {
  const nothing = { path: null, license: null };
  if (project.empty_repo || !isFeatureVisible(project, 'repository')) return nothing;
  try {
    return (await readLicense(git.repository(project.id), project)) ?? nothing;
  } catch (error) {
    // The project may be deleted during the read.
    if (error instanceof RepositoryMissing) return nothing;
    throw error;
  }
}

async function readLicense(
  repository: Repository,
  project: ProjectAccess,
): Promise<LicenseFacts | null> {
  const commit = await resolveRef(repository, project.default_branch);
  if (commit === null) return null;
  for (const path of names) {
    const file = await readFileEntry(repository, commit, path);
    if (file === null || file.mode === '120000') continue;
    const text =
      file.size > maximumBytes ? '' : (await readBlob(repository, file.blobId)).toString('utf8');
    return { path, license: recognise(text) };
  }
  return null;
}

/** Licence of a text; `other` for an unknown one. */
function recognise(text: string): ProjectLicense {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  const found = known.find(({ signs }) => signs.test(plain));
  if (found === undefined) {
    return { key: 'other', name: 'Other', nickname: null, html_url: null, source_url: null };
  }
  const { signs: _, ...shown } = found;
  return shown;
}
