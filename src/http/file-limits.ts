import type { NamedFileLimit } from '../../generator/runtime/body-plan.ts';
import type { Database } from '../database/database.ts';
import { BadRequest } from '../errors.ts';
import { tooLarge } from '../resources/job-artifacts/read-report.ts';
import { currentSettings } from '../settings/current.ts';

/** Answers to files beyond a setting, by its name. */
const refusals: Readonly<
  Record<'max_artifacts_size' | 'max_attachment_size', (megabytes: number) => Error>
> = {
  max_artifacts_size: tooLarge,
  max_attachment_size: (most) =>
    new BadRequest({ file: [`is too big (should be at most ${most} MB)`] }),
};

/** The limit that a setting in megabytes is for the files of an operation that names it. */
export async function limitOfFiles(db: Database, name: string): Promise<NamedFileLimit> {
  if (name !== 'max_artifacts_size' && name !== 'max_attachment_size') {
    throw new Error(`the server knows no limit ${name}`);
  }
  const { [name]: megabytes } = await currentSettings(db);
  return { bytes: megabytes * 1_048_576, refusal: () => refusals[name](megabytes) };
}
