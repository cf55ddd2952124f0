import { describe, expect, it } from 'vitest';
import {
  computeCompositeStatus,
  type JobOutcome,
} from '#src/domains/ci/pipelines/composite-status.ts';

/** `failed?`: it may fail. */
function jobsOf(words: string): JobOutcome[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      status: word.replace('?', '') as JobOutcome['status'],
      allow_failure: word.endsWith('?'),
    }));
}

describe('the status of jobs together', () => {
  it.each([
    // States without others beside them.
    ['skipped', 'skipped'],
    ['skipped manual?', 'skipped'],
    ['manual?', 'skipped'],
    ['success', 'success'],
    ['success skipped failed? canceled? manual?', 'success'],
    ['failed?', 'success'],
    ['canceled?', 'success'],
    ['skipped failed?', 'success'],
    ['created', 'created'],
    ['created failed? manual?', 'created'],
    ['preparing', 'preparing'],
    ['preparing canceled? manual?', 'preparing'],
    ['canceled', 'canceled'],
    ['canceled success skipped failed? manual?', 'canceled'],
    ['pending', 'pending'],
    ['pending created skipped failed? manual?', 'pending'],
    ['created skipped', 'pending'],
    // Any.
    ['running', 'running'],
    ['running failed canceled manual', 'running'],
    ['pending success', 'running'],
    ['pending failed waiting_for_resource', 'running'],
    ['waiting_for_resource', 'waiting_for_resource'],
    ['waiting_for_resource manual scheduled failed', 'waiting_for_resource'],
    ['manual', 'manual'],
    ['manual scheduled failed success', 'manual'],
    ['scheduled', 'scheduled'],
    ['scheduled preparing failed', 'scheduled'],
    ['preparing success', 'preparing'],
    ['preparing created failed', 'preparing'],
    ['created success', 'running'],
    ['created failed', 'running'],
    ['created canceled', 'running'],
    ['failed', 'failed'],
    ['failed success skipped failed? manual?', 'failed'],
    ['failed canceled', 'failed'],
  ])('of %s is %s', (words, status) => {
    expect(computeCompositeStatus(jobsOf(words))).toBe(status);
    expect(computeCompositeStatus(jobsOf(words).toReversed())).toBe(status);
  });

  it('is none without jobs', () => {
    expect(computeCompositeStatus([])).toBeNull();
  });

  it('takes a job that may fail for any other while it goes on', () => {
    expect(computeCompositeStatus(jobsOf('running? success'))).toBe('running');
    expect(computeCompositeStatus(jobsOf('pending?'))).toBe('pending');
  });
});
