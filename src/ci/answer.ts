import { toStoredJobs } from './job-columns.ts';
import { planPipeline } from './plan-pipeline.ts';
import { type ConfigurationSource, type IncludedFile, NoPlan, type PlanRequest } from './plan.ts';
import type { Found, LookUp, Question, ThreadAnswer } from './questions.ts';
import { judgeConfiguration } from './verdict.ts';
import { UnreadableConfiguration } from './yaml.ts';

/** Thrown where something is not found out yet. */
class Missing extends Error {}

/** Answers a question as far as that can be told by what was found so far. */
export async function answerQuestion(question: Question): Promise<ThreadAnswer> {
  const { text, verdict } = question;
  const began = performance.now();
  const missing: LookUp[] = [];
  const request = requestOf(question, missing);
  try {
    if (verdict !== null) return { verdict: await judgeConfiguration(text, request, verdict) };
    const plan = await planPipeline(text, request);
    const { workflowName, autoCancel } = plan;
    const jobs = toStoredJobs(plan, request.facts);
    return { plan: { workflowName, autoCancel, jobs, size: plan.jobs.length } };
  } catch (error) {
    if (error instanceof Missing) return { missing, took: performance.now() - began };
    if (error instanceof UnreadableConfiguration) {
      return { reason: 'invalid', texts: [error.message], warnings: [] };
    }
    if (!(error instanceof NoPlan)) throw error;
    const { reason, texts, warnings } = error;
    return { reason, texts, warnings };
  }
}

function requestOf({ facts, limits, found }: Question, missing: LookUp[]): PlanRequest {
  const find = async (lookUp: LookUp): Promise<Found> => {
    const known = found.get(JSON.stringify(lookUp));
    if (known !== undefined) return known;
    missing.push(lookUp);
    throw new Missing();
  };
  const paths = async (lookUp: LookUp) => {
    const known = await find(lookUp);
    if (!('list' in known) || known.list === null) return null;
    return known.list === '' ? [] : known.list.split('\0');
  };
  const sourceAt = (place: number): ConfigurationSource => {
    const file = async (lookUp: LookUp): Promise<IncludedFile> => {
      const known = await find(lookUp);
      if ('text' in known) return { ...known, within: sourceAt(known.within) };
      return { error: 'error' in known ? known.error : '' };
    };
    return {
      local: (path) => file(['local', place, path]),
      localPaths: async () => (await paths(['localPaths', place])) ?? [],
      project: (path, ref, name) => file(['project', place, path, ref, name]),
      remote: (url) => file(['remote', place, url]),
      template: (name) => file(['template', place, name]),
    };
  };
  return {
    source: sourceAt(0),
    limits,
    facts: {
      ...facts,
      async changedPaths(compareTo) {
        const known = await find(['changedPaths', compareTo]);
        return 'unknownRef' in known ? 'unknown ref' : paths(['changedPaths', compareTo]);
      },
      paths: () => paths(['paths']),
      present: async (names) => (await paths(['present', ...names])) ?? [],
    },
  };
}
