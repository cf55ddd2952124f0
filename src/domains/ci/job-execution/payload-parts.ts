import type {
  PayloadArtifact,
  PayloadCache,
  PayloadImage,
  PayloadService,
  PayloadStep,
} from '#generated/job-execution/types.ts';
import type { PlannedArtifacts, PlannedCache, PlannedImage, PlannedJob } from '#src/ci/plan.ts';
import { findArtifactFormat } from '#src/domains/ci/job-artifacts/formats.ts';

export function presentSteps(
  { beforeScript, script, afterScript, release }: PlannedJob,
  timeout: number,
): PayloadStep[] {
  const main = [...beforeScript, ...script];
  const steps: PayloadStep[] = [];
  if (main.length > 0 || release === null) {
    steps.push({
      name: 'script',
      script: main,
      timeout,
      when: 'on_success',
      allow_failure: false,
    });
  }
  if (afterScript.length > 0) {
    steps.push({
      name: 'after_script',
      script: [...afterScript],
      timeout,
      when: 'always',
      allow_failure: true,
    });
  }
  return steps;
}

const copyList = (list: readonly string[] | null) => (list === null ? null : [...list]);

export function presentImage(image: PlannedImage): PayloadImage {
  return {
    name: image.name,
    entrypoint: copyList(image.entrypoint),
    ports: [],
    pull_policy: copyList(image.pullPolicy),
    ...(image.executorOptions !== undefined && { executor_opts: image.executorOptions }),
  };
}

export const presentServices = ({ services }: PlannedJob): PayloadService[] =>
  services.map((service) => ({
    ...presentImage(service),
    alias: service.alias,
    command: copyList(service.command),
    variables: service.variables.map(({ key, value, raw }) => ({
      key,
      value,
      public: true,
      masked: false,
      file: false,
      raw,
    })),
  }));

/** The artifacts that a job uploads: its archive and its reports; null for none. */
export function presentPayloadArtifacts({ artifacts }: PlannedJob): PayloadArtifact[] | null {
  if (artifacts === null) return null;
  const { paths, untracked } = artifacts;
  const all = [
    ...(paths.length > 0 || untracked ? [presentArchive(artifacts)] : []),
    ...presentReports(artifacts),
  ];
  return all.length === 0 ? null : all;
}

const presentArchive = (artifacts: PlannedArtifacts): PayloadArtifact => ({
  name: artifacts.name,
  untracked: artifacts.untracked,
  paths: [...artifacts.paths],
  ...(artifacts.exclude.length > 0 && { exclude: [...artifacts.exclude] }),
  when: artifacts.when,
  expire_in: artifacts.expireIn,
  artifact_type: 'archive',
  artifact_format: 'zip',
});

const names: Readonly<Record<string, string>> = { junit: 'junit.xml', dotenv: '.env' };

function presentReports({
  reports,
  expireIn,
  coverageFormat,
}: PlannedArtifacts): PayloadArtifact[] {
  return Object.entries(reports).map(([report, paths]) => {
    const type = report === 'coverage_report' ? (coverageFormat ?? 'cobertura') : report;
    return {
      name: names[type] ?? null,
      untracked: false,
      paths: [...paths],
      when: 'always',
      expire_in: expireIn,
      artifact_type: type,
      artifact_format: findArtifactFormat(type),
    };
  });
}

/**
 * Jobs of protected refs share no cache with others if the project separates them. `filesKey` computes the key of files
 * of the commit.
 */
export function presentCaches(
  { cache }: PlannedJob,
  {
    apart,
    filesKey,
  }: {
    readonly apart: 'protected' | 'non_protected' | null;
    readonly filesKey: (files: readonly string[]) => Promise<string>;
  },
): Promise<PayloadCache[]> {
  const present = async (each: PlannedCache): Promise<PayloadCache> => {
    const { key, keyFiles, keyPrefix, unprotect } = each;
    const ofFiles = keyFiles.length > 0 ? await filesKey(keyFiles) : null;
    const own = ofFiles === null ? key : [keyPrefix, ofFiles].filter(Boolean).join('-');
    const name = own ?? 'default';
    return {
      key: apart === null || unprotect ? name : `${name}-${apart}`,
      untracked: each.untracked,
      paths: [...each.paths],
      policy: each.policy,
      when: each.when,
      fallback_keys: [...each.fallbackKeys],
    };
  };
  return Promise.all(cache.map(present));
}
