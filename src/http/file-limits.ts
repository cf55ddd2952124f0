import type { NamedFileLimit } from '#runtime/body-plan.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, HttpError } from '#src/errors.ts';
import { createTooLarge } from '#src/domains/ci/job-artifacts/read-report.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/** Answers to files beyond a setting, by its name. */
const refusals: Readonly<
  Record<
    'max_artifacts_size' | 'max_attachment_size' | 'max_import_size',
    (megabytes: number) => Error
  >
> = {
  max_artifacts_size: createTooLarge,
  max_attachment_size: (most) =>
    new BadRequest({ file: [`is too big (should be at most ${most} MB)`] }),
  max_import_size: () => new HttpError(413, { message: '413 Request Entity Too Large' }),
};

/** Settings in which 0 means no limit. */
const unlimited: ReadonlySet<string> = new Set(['max_import_size']);

const isKnown = (name: string): name is keyof typeof refusals => name in refusals;

/** The limit that a setting in megabytes is for the files of an operation that names it. */
export async function findFileLimit(db: Database, name: string): Promise<NamedFileLimit> {
  if (!isKnown(name)) throw new Error(`there is no limit ${name}`);
  const { [name]: megabytes } = await loadCurrentSettings(db);
  const any = megabytes === 0 && unlimited.has(name);
  return {
    bytes: any ? Infinity : megabytes * 1_048_576,
    refusal: () => refusals[name](megabytes),
  };
}
