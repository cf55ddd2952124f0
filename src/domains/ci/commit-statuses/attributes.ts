import type { CreateCommitStatus } from '#generated/commit-statuses/types.ts';
import { BadRequest } from '#src/errors.ts';
import {
  findAddressErrors,
  findLengthErrors,
  noAddress,
  otherScheme,
  findTextErrors,
} from '#src/text/text-errors.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

/** Name of the reporting system. */
export function readStatusName({ name, context }: CreateCommitStatus): string {
  return name ?? context ?? 'default';
}

type Attributes = Partial<Pick<JobRow, 'target_url' | 'description' | 'coverage'>>;

/** The attributes that are given. */
export function readStatusAttributes({
  target_url,
  description,
  coverage,
}: CreateCommitStatus): Attributes {
  return {
    ...(target_url !== undefined && { target_url }),
    ...(description !== undefined && { description }),
    ...(coverage !== undefined && { coverage }),
  };
}

/** A text that is no URL gets the error for another scheme, as clients expect. */
const findTargetErrors = (text: string) =>
  findAddressErrors(text).map((error) => (error === noAddress ? otherScheme : error));

/** @throws BadRequest with the texts of every attribute that is not valid */
export function checkStatusAttributes(body: CreateCommitStatus): void {
  const faults = {
    name: findTextErrors(readStatusName(body)),
    target_url: body.target_url == null ? [] : findTargetErrors(body.target_url),
    description: findLengthErrors(body.description ?? ''),
  };
  const faulty = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  if (faulty.length > 0) throw new BadRequest(Object.fromEntries(faulty));
}
