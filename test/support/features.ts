import bundle from '#generated/openapi.json' with { type: 'json' };
import type { Api } from './app.ts';

interface FeatureFlag {
  readonly name: string;
  readonly default: boolean;
  readonly off: number;
}

interface Operation {
  readonly 'x-feature-flag'?: FeatureFlag;
}

/** The feature that an operation stands behind, for each operation of the document that does. */
export const documentedFlags: readonly FeatureFlag[] = Object.values(
  bundle.paths as Record<string, Record<string, Operation>>,
)
  .flatMap((path) => Object.values(path))
  .flatMap((operation) => operation['x-feature-flag'] ?? []);

/** Opens what the document closes by default, so that requests come to what is behind it. */
export async function openFeatures(administrator: Api): Promise<void> {
  const closed = documentedFlags.filter((flag) => !flag.default).map(({ name }) => name);
  for (const name of new Set(closed)) {
    const { status } = await administrator.post(`/features/${name}`, { value: true });
    if (status !== 201) throw new Error(`the feature ${name} was not opened: ${status}`);
  }
}
