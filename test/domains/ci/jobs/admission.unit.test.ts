import { describe, expect, it } from 'vitest';
import { admit, type JobCandidate } from '#src/domains/ci/jobs/admission.ts';

/** `a:success b?:manual`: jobs of one stage; `?` may fail. Stages are parted by `|`. */
function jobsOf(words: string, waiting: Partial<JobCandidate>): JobCandidate[] {
  const stages = words.split('|').map((stage) => stage.trim().split(/\s+/));
  const earlier = stages.flatMap((stage, stage_index) =>
    stage.filter((word) => word !== '').map((word) => ({ word, stage_index })),
  );
  const jobs = earlier.map(({ word, stage_index }, index) => {
    const [name = '', status] = word.split(':');
    return {
      id: index + 1,
      name: name.replace('?', ''),
      stage_index,
      status: status as JobCandidate['status'],
      allow_failure: name.endsWith('?'),
      run_when: 'on_success' as const,
      has_needs: false,
    };
  });
  return [...jobs, { ...last, stage_index: stages.length, ...waiting }];
}

const last: JobCandidate = {
  id: 100,
  name: 'last',
  stage_index: 9,
  status: 'created',
  allow_failure: false,
  run_when: 'on_success',
  has_needs: false,
};

const waits = undefined;

describe('a job of a stage', () => {
  it.each([
    // The earlier jobs, and what becomes of a job after them for each `when`.
    ['', ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:success', ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:skipped', ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:failed', ['skipped', 'pending', 'pending', 'skipped', 'skipped']],
    ['a?:failed', ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:canceled', ['skipped', 'skipped', 'skipped', 'skipped', 'skipped']],
    ['a:success b:failed', ['skipped', 'pending', 'pending', 'skipped', 'skipped']],
    ['a:success b?:manual', ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a?:manual', ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:manual', [waits, waits, waits, waits, waits]],
    ['a:running', [waits, waits, waits, waits, waits]],
    ['a:failed b:running', [waits, waits, waits, waits, waits]],
    ['a:failed b:pending', [waits, waits, waits, waits, waits]],
    ['a:scheduled', [waits, waits, waits, waits, waits]],
    ['a:waiting_for_resource', [waits, waits, waits, waits, waits]],
    ['a:failed | b:success', ['skipped', 'pending', 'pending', 'skipped', 'skipped']],
  ] as const)('after %s', (earlier, expected) => {
    const whens = ['on_success', 'on_failure', 'always', 'manual', 'delayed'] as const;
    const got = whens.map((run_when) => admit(jobsOf(earlier, { run_when }), new Map()).get(100));
    expect(got).toEqual(expected);
  });
});

describe('a job with needs', () => {
  it.each([
    ['a:success b:running', ['a'], ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:success b:running', ['a', 'b'], [waits, waits, waits, waits, waits]],
    ['a:skipped b:running', ['a', 'b'], ['skipped', 'skipped', 'pending', 'skipped', 'skipped']],
    ['a?:manual', ['a'], ['skipped', 'skipped', 'pending', 'skipped', 'skipped']],
    ['a:manual', ['a'], [waits, waits, waits, waits, waits]],
    ['a:failed', ['a'], ['skipped', 'pending', 'pending', 'skipped', 'skipped']],
    ['a?:failed', ['a'], ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:failed', [], ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
    ['a:failed b:running', ['a', 'b'], [waits, waits, waits, waits, waits]],
    // Left out of the pipeline, which only optional ones may be.
    ['a:running', ['c'], ['pending', 'skipped', 'pending', 'manual', 'scheduled']],
  ] as const)('after %s that needs %j', (earlier, needs, expected) => {
    const whens = ['on_success', 'on_failure', 'always', 'manual', 'delayed'] as const;
    const got = whens.map((run_when) =>
      admit(jobsOf(earlier, { run_when, has_needs: true }), new Map([[100, needs]])).get(100),
    );
    expect(got).toEqual(expected);
  });
});

describe('jobs that follow one another', () => {
  it('are skipped together, but for those that run after failures', () => {
    const jobs = [
      ...jobsOf('a:failed | b:created | c:created | d:created', { run_when: 'on_failure' }),
    ];
    const admitted = admit(jobs, new Map());
    expect(Object.fromEntries(admitted)).toEqual({
      2: 'skipped',
      3: 'skipped',
      4: 'skipped',
      100: 'pending',
    });
  });

  it('wait for a job of a later stage that they need', () => {
    const jobs = jobsOf('a:created | b:created', { has_needs: true }).map((job) =>
      job.name === 'a' ? { ...job, has_needs: true } : job,
    );
    const needs = new Map([
      [1, ['b']],
      [100, ['a']],
    ]);
    // The one that is needed waits for the stage before it: neither can begin.
    expect(admit(jobs, needs).size).toBe(0);
  });

  it.each([1_000, 4_000])('are told once each, in whatever order %i of them stand', (count) => {
    const chain = Array.from({ length: count }, (_, index) => ({
      ...last,
      ...{ id: index + 1, name: `j${index}`, has_needs: index < count - 1 },
      status: index === count - 1 ? ('skipped' as const) : ('created' as const),
    }));
    let asked = 0;
    class Asked extends Map<number, readonly string[]> {
      override get(id: number) {
        asked += 1;
        return super.get(id);
      }
    }
    // Each needs the one that is defined after it.
    const needs = new Asked(chain.slice(0, -1).map(({ id }, index) => [id, [`j${index + 1}`]]));
    const admitted = admit(chain, needs);
    expect(admitted.size).toBe(count - 1);
    expect(new Set(admitted.values())).toEqual(new Set(['skipped']));
    expect(asked).toBeLessThan(3 * count);
  });
});
