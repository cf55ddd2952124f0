import { toStoredJobs } from './job-columns.ts';
import { planPipeline } from './plan-pipeline.ts';
import { type ConfigurationSource, type IncludedFile, NoPlan, type PlanRequest } from './plan.ts';
import type { Found, LookUp, Question, ThreadAnswer } from './questions.ts';
import { judgeConfiguration } from './verdict.ts';
import { UnreadableConfiguration } from './yaml.ts';

/** Thrown while a look-up has no result yet. */
class Missing extends Error {}

/** Answers a question as far as the collected facts allow. */
export async function answerQuestion(question: Question): Promise<ThreadAnswer> {
  const { text, verdict } = question;
  const began = performance.now();
  const missing: LookUp[] = [];
  const request = toPlanRequest(question, missing);
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

function toPlanRequest({ facts, limits, found }: Question, missing: LookUp[]): PlanRequest {
  const find = async (lookUp: LookUp): Promise<Found> => {
    const known = found.get(JSON.stringify(lookUp));
    if (known !== undefined) return known;
    missing.push(lookUp);
    throw new Missing();
  };
  const listPaths = async (lookUp: LookUp) => {
    const known = await find(lookUp);
    if (!('list' in known) || known.list === null) return null;
    return known.list === '' ? [] : known.list.split('\0');
  };
  const createSource = (place: number): ConfigurationSource => {
    const loadFile = async (lookUp: LookUp): Promise<IncludedFile> => {
      const known = await find(lookUp);
      if ('text' in known) return { ...known, within: createSource(known.within) };
      return { error: 'error' in known ? known.error : '' };
    };
    return {
      local: (path) => loadFile(['local', place, path]),
      localPaths: async () => (await listPaths(['localPaths', place])) ?? [],
      project: (path, ref, name) => loadFile(['project', place, path, ref, name]),
      remote: (url) => loadFile(['remote', place, url]),
      template: (name) => loadFile(['template', place, name]),
    };
  };
  return {
    source: createSource(0),
    limits,
    facts: {
      ...facts,
      async changedPaths(compareTo) {
        const known = await find(['changedPaths', compareTo]);
        return 'unknownRef' in known ? 'unknown ref' : listPaths(['changedPaths', compareTo]);
      },
      paths: () => listPaths(['paths']),
      present: async (names) => (await listPaths(['present', ...names])) ?? [],
    },
  };
}
