import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

type Ordered = Pick<JobRow, 'id' | 'name' | 'stage_index' | 'has_needs'>;

/**
 * Sorts jobs of a pipeline, so that each follows its dependencies: the jobs that it needs, or all earlier stages. Jobs
 * in a cycle are left out. `needs` holds names by the ids of jobs with needs.
 */
export function sortByNeeds<Job extends Ordered>(
  jobs: readonly Job[],
  needs: ReadonlyMap<number, readonly string[]>,
): Job[] {
  const stages = gatherStages(jobs);
  const byName = new Map(jobs.map((job) => [job.name, job]));
  /** Number of jobs that must come before a job. */
  const waits = new Map<Job, number>();
  const neededBy = new Map<Job, Job[]>();
  const ordered: Job[] = [];
  for (const job of jobs) {
    if (!job.has_needs) continue;
    const needed = [...new Set(needs.get(job.id))].flatMap((name) => byName.get(name) ?? []);
    waits.set(job, needed.length);
    if (needed.length === 0) ordered.push(job);
    for (const each of needed) {
      const waiting = neededBy.get(each);
      if (waiting === undefined) neededBy.set(each, [job]);
      else waiting.push(job);
    }
  }

  let entered = 0;
  const enterStages = () => {
    for (; entered === 0 || stages[entered - 1]?.left === 0; entered += 1) {
      ordered.push(...(stages[entered]?.jobs.filter(({ has_needs }) => !has_needs) ?? []));
    }
  };
  const stageOf = new Map(stages.map((stage) => [stage.index, stage]));
  enterStages();
  // The list grows during the loop.
  for (const job of ordered) {
    const stage = stageOf.get(job.stage_index);
    if (stage !== undefined) stage.left -= 1;
    for (const each of neededBy.get(job) ?? []) {
      const left = (waits.get(each) ?? 0) - 1;
      waits.set(each, left);
      if (left === 0) ordered.push(each);
    }
    enterStages();
  }
  return ordered;
}

interface Stage<Job> {
  readonly index: number;
  readonly jobs: Job[];
  /** Jobs that are not in the order yet. */
  left: number;
}

/** The stages in their order, each with its jobs in theirs. */
export function gatherStages<Job extends Ordered>(jobs: readonly Job[]): readonly Stage<Job>[] {
  const stages = new Map<number, Stage<Job>>();
  for (const job of jobs.toSorted((a, b) => a.stage_index - b.stage_index || a.id - b.id)) {
    const { stage_index: index } = job;
    const stage = stages.get(index) ?? { index, jobs: [], left: 0 };
    stages.set(index, stage);
    stage.jobs.push(job);
    stage.left += 1;
  }
  return [...stages.values()];
}
